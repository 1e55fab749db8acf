/// Where an alert is read from and drawn on.
///
/// Where the system can do it, reading and writing go through descriptors of the alert's own that
/// never wait, as other processes may use the same stream at the same time.
struct TerminalStreams: Sendable {
  /// What to wait for input on, and what to read it from.
  let input: FileDescriptor
  let reader: FileDescriptor

  /// What to wait for room on, and what to write to.
  let output: FileDescriptor
  let writer: FileDescriptor

  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  private let opened: [FileDescriptor]

  /// What to take turns at with other processes that ask at the same terminal.
  let turn: FileDescriptor?

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
    switch input {
    case .standardInput:
      guard Platform.isOpen(.standardInput) else {
        terminal.map(Platform.close)
        throw .inputEnded(configuration)
      }
      self.input = .standardInput
    case .controllingTerminal:
      guard let terminal else { throw .noTerminal(configuration) }
      self.input = terminal
    }
    output = isErrorTerminal ? .standardError : terminal ?? .standardError
    isInputTerminal = Platform.isTerminal(self.input)
    isOutputTerminal = Platform.isTerminal(output)
    let ownInput = Platform.openWithoutWaiting(self.input, for: .input)
    let ownOutput = Platform.openWithoutWaiting(output, for: .output)
    reader = ownInput ?? self.input
    writer = ownOutput ?? output
    turn = isInputTerminal ? Platform.openByOwnName(self.input) : nil
    opened = [terminal, ownInput, ownOutput, turn].compactMap { $0 }
  }

  /// Closes what was opened.
  func close() {
    opened.forEach(Platform.close)
  }
}
