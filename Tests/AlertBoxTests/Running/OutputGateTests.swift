import AlertBoxCLI
import Testing

@Suite("A program's output on its way to the screen")
struct OutputGateTests {
  private func bytes(_ text: String) -> ArraySlice<UInt8> { Array(text.utf8)[...] }

  /// Takes texts one after the other, shows what can be, and returns the pieces.
  ///
  /// An empty text stands for the moment after which a line is not held back any more.
  private func pieces(_ texts: String...) -> [String] {
    var gate = OutputGate()
    var pieces: [String] = []
    for text in texts {
      gate.receive(bytes(text))
      while let piece = gate.next(holdsBack: !text.isEmpty) {
        pieces.append(String(decoding: piece.bytes, as: UTF8.self) + (piece.endsLine ? "" : "…"))
        gate.show(piece.bytes.count)
      }
    }
    return pieces
  }

  @Test("Whole lines are shown at once, and the beginning of another waits for its end")
  func lines() {
    #expect(pieces("one\ntwo\nth", "ree", "\nfour\n") == ["one\ntwo\n", "three\nfour\n"])
    #expect(pieces("\n\n") == ["\n\n"])
    #expect(pieces("one") == [])
  }

  @Test("A line that stays unfinished is shown, and what comes then is its rest")
  func unfinished() {
    #expect(pieces("Go on? ", "", "yes", "\n", "a") == ["Go on? …", "yes…", "\n"])
    #expect(pieces("a", "", "b\nc", "d\n") == ["a…", "b\n", "cd\n"])
    #expect(pieces("", "") == [])
  }

  @Test("Nothing is too long to be shown")
  func long() {
    var gate = OutputGate()
    let limit = OutputGate.pieceLimit
    gate.receive(bytes("short\n" + String(repeating: "x", count: limit) + "\n"))
    #expect(gate.next(holdsBack: true)?.bytes == bytes("short\n"))
    gate.show(6)
    let piece = gate.next(holdsBack: true)
    #expect(piece?.bytes.count == limit)
    #expect(piece?.endsLine == false)
    gate.show(limit)
    #expect(gate.isLineOpen)
    #expect(gate.next(holdsBack: true) == OutputGate.Piece(bytes("\n"), endsLine: true))
    gate.show(1)
    #expect(!gate.isLineOpen)
    #expect(gate.count == 0)
  }

  @Test("A piece of which only a part was shown goes on where that ended")
  func partly() {
    var gate = OutputGate()
    gate.receive(bytes("one\ntwo\n"))
    gate.show(2)
    #expect(gate.isLineOpen)
    #expect(gate.next(holdsBack: true)?.bytes == bytes("e\ntwo\n"))
    gate.show(2)
    #expect(!gate.isLineOpen)
    gate.discard()
    #expect(gate.next(holdsBack: false) == nil)
  }
}
