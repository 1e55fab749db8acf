/// What help and the manual say of the exit statuses.
extension ExitCode {
  /// All that are told of, and the one of an interrupt, which is no exit.
  package static var explained: [Explained] { explained(allCases) }

  /// Those that are told of, and the one of an interrupt.
  ///
  /// - Parameters:
  ///   - codes: The statuses.
  ///   - success: What 0 means, in a word; by default yes.
  /// - Returns: What is told of them.
  static func explained(_ codes: [ExitCode], success: String = "yes") -> [Explained] {
    codes.filter { $0 != .software }.map { code in
      Explained(
        word: "\(code.rawValue)",
        meaning: code == .success ? success : code.meaning,
        explanation: code.explanation
      )
    } + [
      Explained(
        word: "130",
        meaning: "Ctrl-C",
        explanation:
          "Ctrl-C: the command ends by SIGINT (by SIGQUIT 131, SIGTERM 143, SIGHUP 129)"
      )
    ]
  }

  /// What the status means, as a sentence without its full stop.
  private var explanation: String {
    switch self {
    case .success: "confirmed, acknowledged, picked, typed"
    case .cancelled: "cancelled: the cancel button, n, Escape, Ctrl-D at a terminal, --no"
    case .usage: "wrong usage"
    case .unusableAnswer:
      "a pipe or a file held something that is no answer; an answers file is wrong or has none"
    case .noInput: "the input ended before an answer; --no-input"
    case .noTerminal: "no terminal to ask on"
    case .software: "what should not happen"
    case .cannotWrite: "the answer could not be written to standard output"
    case .timedOut: "the time was over"
    case .cannotRun:
      "alertbox progress: its command could not be run; else the status is the command's own"
    case .notFound: "alertbox progress: its command was not found"
    }
  }
}
