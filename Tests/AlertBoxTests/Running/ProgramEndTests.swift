import AlertBox
import AlertBoxCLI
import Testing

@Suite("How the command ends after its program")
struct ProgramEndTests {
  @Test("A status is passed on", arguments: [0, 1, 3, 64, 124, 127, 255] as [Int32])
  func status(code: Int32) {
    for signals in [[], [2]] as [[Int32]] {
      #expect(ProgramEnd.exited(code).reportEnd(afterSignals: signals) == .status(code))
    }
  }

  @Test("A signal is 128 and its number, unless the command was sent it itself")
  func signals() {
    let end = ProgramEnd.signalled(15)
    #expect(end.reportEnd(afterSignals: []) == .status(143))
    #expect(end.reportEnd(afterSignals: [2]) == .status(143))
    #expect(end.reportEnd(afterSignals: [2, 15]) == .signal(15))
  }

  @Test("All but the status 0 is a failure, and says which")
  func failures() {
    #expect(ProgramEnd.exited(0).failure == nil)
    #expect(ProgramEnd.exited(3).failure?.description == "exit status 3")
    #expect(ProgramEnd.signalled(9).failure?.description == "ended by signal 9")
  }
}
