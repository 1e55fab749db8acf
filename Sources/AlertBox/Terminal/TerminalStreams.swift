/// Where an alert is read from and drawn on.
struct TerminalStreams: Sendable {
  let input: FileDescriptor
  let output: FileDescriptor
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  private let opened: [FileDescriptor]

  /// Finds the streams of this process.
  ///
  /// - Parameters:
  ///   - input: Where answers are to come from.
  ///   - configuration: The alert, for the messages of errors.
  /// - Throws: ``AlertError`` with the code `noTerminal` if the controlling terminal was asked for and
  ///   there is none, or `inputEnded` if standard input is closed.
  init(
    _ input: TerminalPresenter.Input,
    for configuration: AlertConfiguration
  ) throws(AlertError) {
    let isErrorTerminal = Platform.isTerminal(.standardError)
    let needsTerminal = input == .controllingTerminal || !isErrorTerminal
    let terminal = needsTerminal ? try? Platform.openControllingTerminal() : nil
    opened = terminal.map { [$0] } ?? []
    switch input {
    case .standardInput:
      self.input = .standardInput
      guard Platform.isOpen(.standardInput) else {
        terminal.map(Platform.close)
        throw .inputEnded(configuration)
      }
    case .controllingTerminal:
      guard let terminal else { throw .noTerminal(configuration) }
      self.input = terminal
    }
    output = isErrorTerminal ? .standardError : terminal ?? .standardError
    isInputTerminal = Platform.isTerminal(self.input)
    isOutputTerminal = Platform.isTerminal(output)
  }

  /// Closes what was opened.
  func close() {
    opened.forEach(Platform.close)
  }

  /// Whether colours may be used: only on a terminal that has some, and that nobody asked not to
  /// (no-color.org).
  var hasColor: Bool {
    let terminal = Platform.environment("TERM") ?? ""
    return isOutputTerminal && !terminal.isEmpty && terminal != "dumb"
      && (Platform.environment("NO_COLOR") ?? "").isEmpty
  }
}
