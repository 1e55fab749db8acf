import AlertBox
import Dispatch
import Foundation

/// What goes on while a question is open.
extension AlertBoxTestHost {
  /// Calls a function whenever the process is sent a signal, from when this returns.
  static func at(
    _ number: Int32,
    _ body: @escaping @Sendable () -> Void
  ) async -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler(handler: body)
    await withCheckedContinuation { continuation in
      source.setRegistrationHandler { continuation.resume() }
      source.resume()
    }
    return source
  }

  /// Makes a task that asks as soon as the stream has something.
  static func asking(when ready: AsyncStream<Void>) -> Task<Void, Never> {
    Task {
      for await _ in ready { break }
      await ask("First?")
    }
  }

  // MARK: Printing

  /// SIGUSR1 prints what the second argument says while a question is open.
  static func askAndPrint() async {
    let presenter = TerminalPresenter()
    let what = CommandLine.arguments.dropFirst(2).first ?? ""
    if what == "around" { presenter.print("before") }
    let (ready, gate) = AsyncStream.makeStream(of: Void.self)
    let asking = asking(when: ready)
    let source = await at(SIGUSR1) {
      switch what {
      case "tasks": Task { await printFromTasks() }
      case "texts": CommandLine.arguments.dropFirst(3).forEach(presenter.print)
      case "end":
        printLines(1000)
        asking.cancel()
      default: printLines(Int(what) ?? 1)
      }
    }
    gate.yield()
    await asking.value
    source.cancel()
    if what == "around" { presenter.print("after") }
  }

  private static func printLines(_ count: Int) {
    let presenter = TerminalPresenter()
    for number in 1...count { presenter.print("line \(number)") }
  }

  /// Fifty tasks at once, each with a presenter of its own.
  private static func printFromTasks() async {
    await withTaskGroup(of: Void.self) { group in
      for task in 1...50 {
        group.addTask {
          let presenter = TerminalPresenter()
          for number in 1...20 { presenter.print("task \(task), line \(number)") }
        }
      }
    }
  }

  // MARK: Time

  /// Asks with ten seconds on a clock that SIGUSR1 moves by one, and SIGUSR2 by an hour.
  static func askByHandMovedClock() async {
    let clock = ManualClock()
    let alertBox = AlertBox(presenter: TerminalPresenter(), clock: clock)
    let sources = [
      await at(SIGUSR1) { clock.advance(by: .seconds(1)) },
      await at(SIGUSR2) {
        // First, as the alert may be over as soon as the clock has been moved.
        TerminalPresenter().print("an hour later")
        clock.advance(by: .seconds(3600))
      },
    ]
    let configuration = question("First?", timeout: AlertTimeout(after: .seconds(10)))
    report(await alertBox.outcome(of: configuration))
    sources.forEach { $0.cancel() }
  }

  // MARK: Signals

  /// Asks twice with own handlers for all that the prompt handles too; they say so.
  static func askWithManyHandlers() async {
    signal(SIGINT) { _ in _ = write(1, "INT\n", 4) }
    signal(SIGTERM) { _ in _ = write(1, "TERM\n", 5) }
    signal(SIGWINCH) { _ in _ = write(1, "WINCH\n", 6) }
    signal(SIGTSTP) { _ in _ = write(1, "TSTP\n", 5) }
    signal(SIGCONT) { _ in _ = write(1, "CONT\n", 5) }
    let signals = [SIGINT, SIGTERM, SIGWINCH, SIGTSTP, SIGCONT]
    let before = signals.map(handler)
    await ask("First?")
    print(signals.map(handler) == before ? "same handlers" : "other handlers")
    fflush(nil)
    await ask("Second?")
    print(signals.map(handler) == before ? "same handlers" : "other handlers")
  }

  // MARK: Leaks

  /// Asks fifty questions; prints whether the last ones have more open files or threads than the
  /// first ones.
  static func countDescriptors() async {
    var early = (files: 0, threads: 0)
    for number in 1...50 {
      await ask("Question \(number)?")
      if number == 5 { early = (count("fd"), count("task")) }
    }
    await expectNoMore(than: early)
  }

  static func expectNoMore(than early: (files: Int, threads: Int)) async {
    // A session's thread ends a moment after its alert, and closes its files.
    while count("fd") > early.files { await Task.yield() }
    print("no more files")
    // A session may not have ended when they were counted; the cooperative pool may have grown.
    while count("task") > early.threads + 4 { await Task.yield() }
    print("no more threads")
  }

  static func count(_ name: String) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(name)").count) ?? 0
  }
}
