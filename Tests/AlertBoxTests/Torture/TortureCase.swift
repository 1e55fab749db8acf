import Foundation
import Testing

/// Something to do with the command while it is tortured; no question is ever confirmed.
struct TortureCase: Sendable, CustomTestStringConvertible {
  let name: String
  let arguments: [String]
  /// What is typed, one at a time when the command waits for it; the last one over and over.
  let keys: [String]
  /// How it ends if nothing disturbs it: 1 is a question that was cancelled.
  let status: Int32

  var testDescription: String { name }
  var isQuestion: Bool { status == 1 }

  static let all: [TortureCase] = [
    // An arrow in three pieces.
    question("inline", ["confirm", "Go on?"], ["\u{1B}", "[", "C", "c"]),
    question("plain", ["confirm", "Go on?", "--style", "plain"], ["x\n", "c\n"]),
    question("popup", ["confirm", "Go on?", "--style", "popup"], ["\u{1B}[C", "c"]),
    question("time limit", ["confirm", "Go on?", "--timeout", "10m"], ["\u{1B}[C", "c"]),
    question(
      "choose",
      ["choose", "Which?", "tea", "coffee"],
      ["\u{1B}[B", "c", "\u{15}", "\u{4}"]
    ),
    question("secret", ["ask", "Password", "--secure"], ["s", "\u{1B}[D", "\u{15}", "\u{4}"]),
    question(
      "plain secret",
      ["ask", "Password", "--secure", "--style", "plain"],
      ["\u{4}"]
    ),
    TortureCase(
      name: "toast",
      arguments: ["toast", "Saved", "--for", "0.05"],
      keys: [],
      status: 0
    ),
    TortureCase(
      name: "progress",
      arguments: ["progress", "Build", "--", "true"],
      keys: [],
      status: 0
    ),
  ]

  private static func question(
    _ name: String,
    _ arguments: [String],
    _ keys: [String]
  ) -> TortureCase {
    TortureCase(name: name, arguments: arguments, keys: keys, status: 1)
  }

  /// Runs the command as a plan says (see `torture.c`), and lets it go on whenever it is stopped.
  func run(_ plan: String) async throws -> TortureResult {
    let reports = try TortureReports()
    let session = try TerminalSession(
      arguments,
      executable: BuiltProgram.dynamicAlertbox,
      environment: Invocation.defaultEnvironment.merging([
        "LD_PRELOAD": TortureLibrary.path ?? "", "TORTURE": plan, "TORTURE_REPORT": reports.path,
      ]) { $1 },
      stdout: .pipe,
      watchdog: .seconds(60)
    )
    let rest = Locked(keys[...])
    let hangsUp = plan.hasPrefix("hangup")
    try reports.read(on: session.loop) { [weak session] in
      let key: String? = rest.withLock { $0.count > 1 ? $0.removeFirst() : $0.first }
      if let key { session?.send(key) }
    } onHit: { [weak session] in
      if hangsUp { session?.hangUp(sendsSignal: false) }
    }
    var isGivenBackAtStops = true
    while try await session.snapshot(
      "it stopped or ended",
      until: { $0.isStopped || $0.isComplete }
    )
    .isStopped {
      isGivenBackAtStops = isGivenBackAtStops && session.settings == session.settingsBefore
      // What was written just before the stop may be read after it is known.
      try await session.screen("nothing of it was left") { $0.modes == Screen.initialModes }
      session.continue()
    }
    let end = try await session.end()
    return TortureResult(
      context: "\(name), \(plan)",
      hit: reports.hit,
      end: end,
      isGivenBackAtStops: isGivenBackAtStops
    )
  }
}
