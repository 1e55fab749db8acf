/// What to run, and with which streams around it.
struct Invocation: Sendable {
  /// A path, or a name that is looked for in the tests' own `PATH`.
  var executable: String
  var arguments: [String] = []
  /// The whole environment: nothing is inherited.
  var environment = Invocation.defaultEnvironment
  var directory: String?
  var stdin = StandardInput.null
  var stdout = StandardOutput.pipe
  var stderr = StandardOutput.pipe
  /// Signals the program finds ignored; every other has its default action.
  var ignoredSignals: Set<Int32> = []

  /// What a program can count on wherever the tests run.
  static let defaultEnvironment = [
    "PATH": "/usr/local/bin:/usr/bin:/bin",
    "HOME": "/",
    "LANG": "C.UTF-8",
    "TERM": "xterm-256color",
  ]

  /// The words to execute: a shell in front, if signals are to be ignored, as `exec` keeps that.
  var words: [String] {
    guard !ignoredSignals.isEmpty else { return [executable] + arguments }
    let numbers = ignoredSignals.sorted().map(String.init).joined(separator: " ")
    return ["/bin/sh", "-c", "trap '' \(numbers); exec \"$@\"", "sh", executable] + arguments
  }
}
