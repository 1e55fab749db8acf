import Foundation
import Testing

/// The built command, hit at each moment of its run: before each call of the C library that it makes.
///
/// Here some moments are taken; `Scripts/torture` takes all of them, for each signal.
@Suite(
  "The command, tortured",
  .enabled(if: TortureLibrary.isAvailable, "there is no compiler of C, or no Linux")
)
struct TortureTests {
  private static let isFull = ProcessInfo.processInfo.environment["ALERTBOX_TORTURE"] == "full"

  private static let endingSignals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let allSignals = endingSignals + [SIGTSTP, SIGCONT, SIGWINCH, SIGPIPE, SIGCHLD]

  /// Each alone, or taking turns.
  private static let turns: [[Int32]] = isFull ? allSignals.map { [$0] } : [allSignals]

  /// Calls a function with the first of the calls to hit, and others, until the command ends before.
  private static func forEachMoment(
    every stride: Int,
    _ hit: (_ call: Int, _ turn: Int) async throws -> TortureResult
  ) async throws {
    let stride = isFull ? 1 : stride
    var turn = 0
    while try await hit(1 + turn * stride, turn).hit != nil { turn += 1 }
    #expect(turn > 0)
  }

  @Test(
    "A signal at any moment ends it, stops it or does nothing, and the terminal is given back",
    arguments: TortureCase.all,
    turns
  )
  func signalled(torture: TortureCase, signals: [Int32]) async throws {
    try await Self.forEachMoment(every: 13) { call, turn in
      let signal = signals[turn % signals.count]
      let result = try await torture.run("signal \(signal) \(call)")
      let isEnding = Self.endingSignals.contains(signal) && result.hit != nil
      var statuses: [ExitStatus] = isEnding ? [.signalled(signal)] : [.exited(torture.status)]
      // Its time was over already, or its program; which may also make nothing of the signal.
      if !torture.isQuestion { statuses.append(.exited(0)) }
      // The Swift runtime takes it until the command has begun.
      if signal == SIGQUIT, call <= 2 { statuses.append(.exited(torture.status)) }
      // It ends any program until the command has begun.
      if signal == SIGPIPE, call <= 4 { statuses.append(.signalled(signal)) }
      result.expect(statuses)
      return result
    }
  }

  @Test(
    "Interrupted, byte by byte, or told to try again at each call, it does the same",
    arguments: TortureCase.all,
    ["interrupt", "again"]
  )
  func interrupted(torture: TortureCase, plan: String) async throws {
    try await torture.run(plan).expect([.exited(torture.status)])
  }

  @Test(
    "Short of descriptors, threads or memory at any moment, it does without, or fails with one line",
    arguments: TortureCase.all
  )
  func shortage(torture: TortureCase) async throws {
    try await Self.forEachMoment(every: 7) { call, _ in
      let result = try await torture.run("fail \(call)")
      let failures: [Int32] = torture.isQuestion ? [66, 69, 70] : [126]
      result.expect(([torture.status] + failures).map(ExitStatus.exited))
      return result
    }
  }

  @Test(
    "A terminal that goes away at any moment ends it, and nothing is confirmed",
    arguments: TortureCase.all
  )
  func hangUp(torture: TortureCase) async throws {
    try await Self.forEachMoment(every: 19) { call, _ in
      let result = try await torture.run("hangup \(call)")
      result.expect(torture.isQuestion ? [.exited(1), .exited(66)] : [.exited(0)])
      return result
    }
  }
}
