import Foundation

/// A program running as the foreground job of a session leader.
struct TerminalJob: Sendable {
  let processID: pid_t
  /// What keeps the leader alive, until it is closed.
  let lifeline: Int32

  /// Where the leader reports how the job fares.
  private let report: Int32
  private let leader: pid_t
  private let firstReports: [Int32]

  /// Starts the leader and waits until it has started the program.
  init(_ spawn: ProcessSpawn, terminal: PseudoTerminal) throws {
    let report = try System.openPipe()
    let lifeline: (read: Int32, write: Int32)
    do {
      lifeline = try System.openPipe()
    } catch {
      [report.read, report.write].forEach(System.release)
      throw error
    }
    var spawn = spawn
    spawn.words = SessionLeader.words + spawn.words
    spawn.environment.merge(SessionLeader.environment) { own, _ in own }
    spawn.actions += [
      .duplicate(report.write, as: SessionLeader.Descriptor.report),
      .duplicate(lifeline.read, as: SessionLeader.Descriptor.lifeline),
      .open(SessionLeader.Descriptor.terminal, path: terminal.path, flags: O_RDWR),
      .closeAll(from: SessionLeader.Descriptor.terminal + 1),
    ]
    let leader = Result { try spawn.start() }
    [report.write, lifeline.read].forEach(System.release)
    do {
      self.leader = try leader.get()
      var numbers = try Self.firstNumbers(from: report.read)
      processID = numbers.removeFirst()
      firstReports = numbers
    } catch {
      [report.read, lifeline.write].forEach(System.release)
      if case .success(let leader) = leader { System.reap(leader) }
      throw error
    }
    self.report = report.read
    self.lifeline = lifeline.write
  }

  /// Calls `onStatus` with each wait status of the job, and `onEnd` when the leader is no more.
  func watch(
    on loop: IOLoop,
    onStatus: @escaping @Sendable (Int32) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread { [leader] in
      System.reap(leader)
      onEnd()
    }
    firstReports.forEach(onStatus)
    loop.read(report) { bytes in
      // A pipe passes on a short line whole.
      Self.numbers(in: bytes).forEach(onStatus)
    } onEnd: {
    }
  }

  private static func firstNumbers(from report: Int32) throws -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 1024)
    guard case .count(let count) = System.receive(from: report, into: &buffer) else {
      throw SystemError(call: "the session leader", code: ECHILD)
    }
    return numbers(in: Array(buffer[..<count]))
  }

  private static func numbers(in bytes: [UInt8]) -> [Int32] {
    bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      Int32(String(decoding: line, as: UTF8.self))
    }
  }
}
