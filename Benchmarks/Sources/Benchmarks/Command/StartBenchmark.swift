import Foundation

/// The command from start to exit with its answer on a pipe, against the start of what else asks.
///
/// What needs a terminal gets one, and its answer when it has drawn; the time until that is seen is
/// not counted.
enum StartBenchmark {
  static func run() throws -> [Row] {
    let command = Peer.alertbox(try StaticBuild.command())
    return [
      try row("bash -c 'read x'", Peer.bash, to: command, time: onPipe),
      try row("Python's click", Peer.click, to: command, time: onPipe),
      try row("dialog --yesno", Peer.dialog, to: command, time: atTerminal),
      try row("whiptail --yesno", Peer.whiptail, to: command, time: atTerminal),
      try row("Python's questionary", Peer.questionary, to: command, time: atTerminal),
    ]
  }

  private static func row(
    _ name: String,
    _ peer: [String]?,
    to command: [String],
    time: ([String]) throws -> Double
  ) throws -> Row {
    let what = "alertbox confirm from start to exit, to \(name)"
    guard let peer else {
      return Row(what: what, ratio: nil, budget: 1, note: "not installed")
    }
    var commands: [Double] = []
    var peers: [Double] = []
    for _ in 0..<25 {
      commands.append(try onPipe(command))
      peers.append(try time(peer))
    }
    return Row(
      what: what,
      ratio: zip(commands, peers).map { $0 / $1 }.median,
      budget: 1,
      note: "\(Int(commands.median / 1000)) to \(Int(peers.median / 1000)) µs, "
        + "median of \(commands.count)"
    )
  }

  private static func onPipe(_ words: [String]) throws -> Double {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("y\n".utf8))
    try pipe.fileHandleForWriting.close()
    let start = ContinuousClock.now
    let child = try ChildProcess(
      words,
      input: .descriptor(pipe.fileHandleForReading.fileDescriptor)
    )
    try child.wait()
    return (ContinuousClock.now - start).nanoseconds
  }

  private static func atTerminal(_ words: [String]) throws -> Double {
    let start = ContinuousClock.now
    let program = try TerminalProgram(words)
    let drawing = program.readUntilQuiet()
    let pressed = ContinuousClock.now
    program.press(.enter)
    try program.waitForEnd()
    return (drawing.end - start + (ContinuousClock.now - pressed)).nanoseconds
  }
}
