/// The bytes that a terminal gets for a question with two buttons, against what else draws one.
enum DrawingBenchmark {
  private struct Bytes {
    let toDraw: Double
    /// On average.
    let perArrowKey: Double
  }

  private typealias Measurement = Result<Bytes, BenchmarkError>

  static func run() throws -> [Row] {
    let command = try measure("alertbox", Peer.alertbox(StaticBuild.command()))
    let dialog = try measure("dialog", Peer.dialog)
    let whiptail = try measure("whiptail", Peer.whiptail)
    return [
      row("bytes to draw a question, to whiptail", command, whiptail, \.toDraw, budget: 1),
      row("bytes per arrow key, to dialog", command, dialog, \.perArrowKey, budget: 0.25),
    ]
  }

  private static func row(
    _ what: String,
    _ command: Measurement,
    _ peer: Measurement,
    _ bytes: KeyPath<Bytes, Double>,
    budget: Double
  ) -> Row {
    do throws(BenchmarkError) {
      let peer = try peer.get()[keyPath: bytes]
      let command = try command.get()[keyPath: bytes]
      let note = "\(Int(command)) to \(Int(peer)) bytes"
      return Row(what: what, ratio: command / peer, budget: budget, note: note)
    } catch {
      return Row(what: what, ratio: nil, budget: budget, note: error.description)
    }
  }

  private static func measure(_ name: String, _ words: [String]?) throws -> Measurement {
    guard let words else { return .failure(BenchmarkError("\(name) is not installed")) }
    let program = try TerminalProgram(words)
    let toDraw = program.readUntilQuiet().count
    let isInLineMode = program.isInLineMode
    let keys: [TerminalProgram.Key] = isInLineMode ? [] : [.right, .left, .right, .left]
    var perKey: [Int] = []
    for key in keys {
      program.press(key)
      perKey.append(program.readUntilQuiet().count)
    }
    program.press(.enter)
    try program.waitForEnd()
    guard !isInLineMode else {
      return .failure(BenchmarkError("\(name) asks in line mode, which knows no arrow keys"))
    }
    return .success(
      Bytes(
        toDraw: Double(toDraw),
        perArrowKey: Double(perKey.reduce(0, +)) / Double(perKey.count)
      )
    )
  }
}
