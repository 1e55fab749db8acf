import AlertBox
import Testing

@Suite("Turns at a terminal")
final class TerminalTurnTests {
  private let terminal: PseudoTerminal
  /// That of a process, and that of another one.
  private var turn, other: TerminalTurn

  init() throws {
    terminal = try PseudoTerminal(columns: 80, rows: 24)
    let subsidiary = FileDescriptor(rawValue: terminal.subsidiary)
    turn = TerminalTurn(at: subsidiary)
    other = TerminalTurn(at: subsidiary)
  }

  deinit {
    turn.close()
    other.close()
  }

  private func takeHold(_ turn: ReferenceWritableKeyPath<TerminalTurnTests, TerminalTurn>) -> Bool {
    self[keyPath: turn].takeHold()
  }

  @Test("Any number takes part, and none of them keeps its part for good")
  func parts() {
    #expect(turn.takePart())
    #expect(other.takePart())
    turn.endPart()
    #expect(!takeHold(\.turn))
    other.endPart()
    #expect(takeHold(\.turn))
  }

  @Test("Who looks while another thread has hold of the terminal does not let go of it")
  func hold() {
    #expect(takeHold(\.turn))
    #expect(!other.takePart())
    #expect(turn.takePart())
    #expect(!other.takePart())
    turn.endPart()
    #expect(!other.takePart())
    turn.release()
    #expect(other.takePart())
  }

  @Test("Hold is not taken twice")
  func again() {
    #expect(takeHold(\.turn))
    #expect(!takeHold(\.turn))
    turn.release()
    #expect(takeHold(\.turn))
  }

  @Test("Who wants hold is known to want it until it has it or wants it no more")
  func request() {
    #expect(turn.takePart())
    #expect(!takeHold(\.other))
    #expect(!turn.takePart())
    other.withdrawRequest()
    #expect(turn.takePart())
    #expect(!takeHold(\.other))
    turn.endPart()
    #expect(takeHold(\.other))
    other.release()
    #expect(turn.takePart())
  }

  @Test("At no terminal it is always everyone's turn")
  func noTerminal() {
    turn.close()
    turn = TerminalTurn()
    #expect(turn.takePart())
    #expect(takeHold(\.turn))
    #expect(turn.keepScreen())
    #expect(TerminalTurn().keepScreen())
  }

  @Test("One at a time keeps the screen, whoever has hold of the terminal")
  func screen() {
    #expect(turn.keepScreen())
    #expect(takeHold(\.other))
    #expect(!other.keepScreen())
    turn.leaveScreen()
    #expect(other.keepScreen())
  }
}
