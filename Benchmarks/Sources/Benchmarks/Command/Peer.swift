/// The programs that ask the same question, each with the buttons it has by default.
enum Peer {
  static let title = "Overwrite Item?"

  static func alertbox(_ path: String) -> [String] {
    [path, "confirm", title]
  }

  static let dialog = Tool.path(of: "dialog").map {
    [$0, "--yesno", title, "8", "40"]
  }

  static let whiptail = Tool.path(of: "whiptail").map {
    [$0, "--yesno", title, "8", "40"]
  }

  /// Python's click, which asks a line of its standard input.
  static let click = Python.path.map {
    [$0, "-c", "import click; click.confirm('\(title)', abort=True)"]
  }

  /// Python's questionary, which asks for a key at a terminal.
  static let questionary = Python.path.map {
    [$0, "-c", "import questionary; questionary.confirm('\(title)').ask()"]
  }

  static let bash = Tool.path(of: "bash").map { [$0, "-c", "read x"] }
}
