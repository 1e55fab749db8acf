/// The turns that the notices of this process take with other processes at a terminal.
///
/// Notices take *part*: nobody can ask until they have drawn. What they print where another process
/// may have a popup takes *hold* of the terminal, as a question does.
package struct TerminalTurn: Sendable {
  private let file: FileDescriptor?

  /// Whether hold is taken; to take part then would be to let go.
  private var isHeld = false

  /// Creates the turns at a terminal.
  ///
  /// - Parameter terminal: The terminal; at none, or one whose name the system cannot tell, it is
  ///   always everyone's turn.
  package init(at terminal: FileDescriptor? = nil) {
    file = terminal.flatMap { Platform.openByOwnName($0, forWriting: true) }
  }

  package func close() {
    file.map(Platform.close)
  }

  // MARK: Taking part

  /// Keeps others from asking until ``endPart()``, unless one asks or is about to.
  ///
  /// - Returns: Whether nobody does.
  package func takePart() -> Bool {
    let isTaken = isHeld || Platform.takePart(at: file)
    return isTaken && !Platform.isTurnRequested(at: file)
  }

  /// Lets others ask, unless hold is taken.
  package func endPart() {
    guard !isHeld else { return }
    Platform.endTurn(at: file)
  }

  // MARK: Taking hold

  /// Takes hold of the terminal, unless others have a part of it or this process has hold already;
  /// they are asked to let go.
  ///
  /// - Returns: Whether it was taken, until ``release()``.
  package mutating func takeHold() -> Bool {
    guard !isHeld else { return false }
    isHeld = Platform.takeTurn(at: file)
    return isHeld
  }

  /// Asks nobody to let go any more.
  package func withdrawRequest() {
    Platform.withdrawRequest(at: file)
  }

  /// Lets go of the terminal.
  package mutating func release() {
    isHeld = false
    Platform.endTurn(at: file)
  }

  // MARK: The screen

  /// Keeps the screen for the notices of this process, unless another one shows its own.
  package func keepScreen() -> Bool { Platform.keepScreen(at: file) }

  /// Lets others show their notices.
  package func leaveScreen() { Platform.leaveScreen(at: file) }
}
