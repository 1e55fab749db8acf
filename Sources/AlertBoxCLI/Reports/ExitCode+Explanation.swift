/// What help and the manual say of the exit statuses.
extension ExitCode {
  /// All that are told of, the last of them an interrupt, which is no exit.
  ///
  /// As a table, since that takes no code to make.
  package static let explained = [
    Explained(
      word: "0",
      meaning: "yes",
      explanation: "confirmed, acknowledged, picked, typed"
    ),
    Explained(
      word: "1",
      meaning: "cancelled",
      explanation: "cancelled: the cancel button, n, Escape, Ctrl-D at a terminal, --no"
    ),
    Explained(
      word: "64",
      meaning: "usage",
      explanation: "wrong usage"
    ),
    Explained(
      word: "65",
      meaning: "unusable answer",
      explanation:
        "a pipe or a file held something that is no answer; an answers file is wrong or has none"
    ),
    Explained(
      word: "66",
      meaning: "no input",
      explanation: "the input ended before an answer; --no-input"
    ),
    Explained(
      word: "69",
      meaning: "no terminal",
      explanation: "no terminal to ask on"
    ),
    Explained(
      word: "70",
      meaning: "",
      explanation: "the system had no file, no thread or nothing else left that asking takes"
    ),
    Explained(
      word: "74",
      meaning: "cannot write",
      explanation: "the answer could not be written to standard output"
    ),
    Explained(
      word: "124",
      meaning: "timed out",
      explanation: "the time was over"
    ),
    Explained(
      word: "126",
      meaning: "cannot run",
      explanation:
        "alertbox progress: its command could not be run; else the status is the command's own"
    ),
    Explained(
      word: "127",
      meaning: "not found",
      explanation: "alertbox progress: its command was not found"
    ),
    Explained(
      word: "130",
      meaning: "Ctrl-C",
      explanation: "Ctrl-C: the command ends by SIGINT (by SIGQUIT 131, SIGTERM 143, SIGHUP 129)"
    ),
  ]

  /// Those of them that no question ends with.
  static let ofPrograms = ["126", "127"]
}
