import AlertBox

/// `alertbox progress`: shows that a program is at work for as long as it runs.
package struct ProgressCommand: Subcommand {
  package static let spec = CommandSpec(
    "progress",
    summary: "Runs a command, and shows progress meanwhile",
    positionals: [.init("TITLE")],
    options: [.after, .lastLine, .noticeStyle, .position],
    statuses: [
      "the command's own", "128 + signal if one ended it", "64 usage", "126 cannot run",
      "127 not found.",
    ],
    runsProgram: true
  )

  private let title: String
  private let program: [[UInt8]]
  private let delay: Duration
  private let readsLastLine: Bool
  private let presenter: TerminalPresenter

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    title = arguments.positionals.first ?? ""
    guard !title.isBlank else { throw UsageError("the TITLE is empty", in: Self.spec) }
    program = arguments.program
    guard !program.isEmpty else {
      throw UsageError("the COMMAND is missing; it stands behind a --", in: Self.spec)
    }
    delay = arguments.duration(.after) ?? .zero
    readsLastLine = arguments.has(.lastLine)
    presenter = TerminalPresenter(style: try AskingStyle.style(arguments))
  }

  package func run() async -> Report {
    let path: [UInt8]
    do throws(PlatformError) {
      path = try Platform.findProgram(program[0])
    } catch {
      return explanation(of: error)
    }
    do throws(PlatformError) {
      return try await run(path)
    } catch {
      // It was there; so what is missing is the interpreter that a script names.
      let reason = error.isMissing ? "its interpreter is missing" : error.description
      return Report(diagnostic: message("cannot run \(name): \(reason)"), end: .exit(.cannotRun))
    }
  }

  private func run(_ path: [UInt8]) async throws(PlatformError) -> Report {
    let drawsInPlace = presenter.drawsNoticesInPlace
    let plan = drawsInPlace ? OutputPlan(readsAll: readsLastLine) : .inheriting
    // Started first, so that nothing is drawn if it cannot be; but where lines are printed, and the
    // program prints its own, the first of all is the title.
    var relay = drawsInPlace ? try OutputRelay(path, program, plan: plan) : nil
    var failure: PlatformError?
    var report = Report()
    try? await AlertBox(presenter: presenter).progress(title, after: delay) { progress in
      do throws(PlatformError) {
        if relay == nil { relay = try OutputRelay(path, program, plan: plan) }
      } catch {
        failure = error
        throw CancellationError()
      }
      let message: ((String) -> Void)? = readsLastLine ? { progress.update($0) } : nil
      let end = relay?.run(onLastLine: message) ?? .exited(0)
      report = Report(end: end.reportEnd(afterSignals: relay?.signals ?? []))
      if case .signal = report.end { throw CancellationError() }
      if let failure = end.failure {
        await LiveTerminal.waitForOthers()
        throw failure
      }
    }
    if let failure { throw failure }
    relay?.leave()
    return report
  }

  // MARK: Failing

  private var name: String { String(decoding: program[0], as: UTF8.self).quoted }

  private func explanation(of error: PlatformError) -> Report {
    error.isMissing
      ? Report(diagnostic: message("there is no command \(name)"), end: .exit(.notFound))
      : Report(diagnostic: message("cannot run \(name): \(error)"), end: .exit(.cannotRun))
  }

  private func message(_ text: String) -> String { "alertbox: \(text)\n" }
}

extension OptionSpec {
  fileprivate static let after = OptionSpec(
    "--after",
    value: .duration,
    group: .alert,
    help: "show nothing until it has run for so long"
  )

  fileprivate static let lastLine = OptionSpec(
    "--last-line",
    group: .alert,
    help: "show the last line of its output beside the TITLE"
  )
}
