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

  static let bash = Tool.path(of: "bash").map { [$0, "-c", "read x"] }
}
