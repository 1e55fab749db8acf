/// The programs that ask the same question, and how they are called to do so.
enum Peer {
  static let title = "Overwrite Item?"

  static func alertbox(_ path: String) -> [String] {
    [path, "confirm", title, "--confirm", "Overwrite"]
  }

  static let dialog = Tool.path(of: "dialog").map {
    [$0, "--yes-label", "Overwrite", "--no-label", "Cancel", "--yesno", title, "8", "40"]
  }

  static let whiptail = Tool.path(of: "whiptail").map {
    [$0, "--yes-button", "Overwrite", "--no-button", "Cancel", "--yesno", title, "8", "40"]
  }

  static let bash = Tool.path(of: "bash").map { [$0, "-c", "read x"] }
}
