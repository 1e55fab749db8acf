import AlertBox
import Dispatch
import Foundation

/// What `Snippets/Demonstration.swift` shows, at a moment that does not pass.
extension AlertBoxTestHost {
  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Has a question, two works, a toast and log lines up at once, on a clock that only SIGUSR1 moves:
  /// then the toast leaves, and one of the works fails.
  static func demonstrate() async {
    let (clock, terminal) = (ManualClock(), TerminalPresenter(style: style))
    let alertBox = AlertBox(presenter: terminal, clock: clock)
    let (failure, fail) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup { group in
      await start(in: &group) { isUnderWay in
        do {
          try await alertBox.progress("Fetch data") { progress in
            progress.update("Reading bills", fraction: 0.62)
            isUnderWay()
            for await _ in failure {}
            try Task.checkCancellation()
            throw Refusal(description: "The server is away.")
          }
        } catch is Refusal {
          print("failed")
          fflush(nil)
        } catch {
          // The question was answered before.
        }
      }
      clock.advance(by: .seconds(23))
      await start(in: &group) { isUnderWay in
        try? await alertBox.progress("Build the index") { _ in
          isUnderWay()
          try await Task.sleep(for: .seconds(3600))
        }
      }
      for number in 1...2 { terminal.print("Draft \(number) has \(number * 120) bytes.") }
      let toast = alertBox.toast("Saved draft 2", role: .success)
      let source = await at(SIGUSR1) {
        Task {
          // Its time starts a moment after it can be seen.
          while !toast.isOver {
            clock.advance(by: .seconds(2))
            await Task.yield()
          }
          fail.finish()
        }
      }
      let outcome = await alertBox.outcome(
        of: AlertConfiguration(
          "Overwrite Item?",
          message: "An item named “a.txt” already exists.",
          buttons: [
            AlertButton("Overwrite", role: .destructive), AlertButton("Cancel", role: .cancel),
          ]
        )
      )
      group.cancelAll()
      source.cancel()
      report(outcome)
    }
  }

  /// Starts a work, and waits until it is under way.
  private static func start(
    in group: inout TaskGroup<Void>,
    _ work: @escaping @Sendable (_ isUnderWay: @escaping @Sendable () -> Void) async -> Void
  ) async {
    let (beginning, begin) = AsyncStream.makeStream(of: Void.self)
    group.addTask { await work { begin.finish() } }
    for await _ in beginning {}
  }
}
