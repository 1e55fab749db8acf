import AlertBox
import AlertBoxCLI
import Testing

@Suite("An outcome becomes an exit status, a line of JSON and a line for a person")
struct CommandReportTests {
  private static let configuration = AlertConfiguration(
    "Overwrite Item?",
    buttons: [AlertButton("Overwrite", role: .destructive), AlertButton("Cancel", role: .cancel)]
  )

  func report(
    _ outcome: AlertOutcome,
    title: String? = nil,
    answerer: Answerer = .person(.standardInput),
    json: Bool = true,
    signal: Int32? = nil
  ) -> Report {
    let configuration =
      title.map { AlertConfiguration($0, buttons: Self.configuration.buttons) }
      ?? Self.configuration
    let question = Question(configuration, answerer: answerer, reportsJSON: json)
    return Report(outcome, of: question, interruptedBy: signal)
  }

  @Test("A pressed button is 0")
  func pressed() {
    let button = Self.configuration.buttons[0]
    #expect(
      report(.pressed(button))
        == Report(output: #"{"outcome":"confirmed","button":"Overwrite"}"# + "\n")
    )
    #expect(report(.pressed(button), json: false) == Report())
  }

  @Test(
    "A cancellation is 1, says its reason in JSON, and nothing to a person",
    arguments: [
      (AlertOutcome.Cancellation.button, "button"), (.escape, "escape"),
      (.endOfInput, "endOfInput"),
      (.timeout, "timeout"), (.policy, "policy"),
    ]
  )
  func cancelled(reason: AlertOutcome.Cancellation, word: String) {
    let line = #"{"outcome":"cancelled","reason":"\#(word)"}"# + "\n"
    #expect(report(.cancelled(reason)) == Report(output: line, end: .exit(.cancelled)))
    #expect(report(.cancelled(reason), json: false) == Report(end: .exit(.cancelled)))
  }

  @Test(
    "An interrupt ends by its signal, after the line of JSON",
    arguments: [
      (1, 1), (2, 2), (3, 3), (15, 15), (nil, 2),
    ] as [(Int32?, Int32)]
  )
  func interrupted(signal: Int32?, expected: Int32) {
    #expect(
      report(.cancelled(.interrupt), signal: signal)
        == Report(
          output: #"{"outcome":"cancelled","reason":"interrupt"}"# + "\n",
          end: .signal(expected)
        )
    )
  }

  @Test("A signal that came too late to interrupt changes nothing")
  func lateSignal() {
    #expect(report(.cancelled(.button), signal: 15).end == .exit(.cancelled))
  }

  @Test(
    "Time that is over is 124, whichever way it is told",
    arguments: [
      AlertOutcome.timedOut, .failed(AlertError(.timedOut, "Over.")),
    ]
  )
  func timedOut(outcome: AlertOutcome) {
    #expect(
      report(outcome)
        == Report(
          output: #"{"outcome":"timedOut"}"# + "\n",
          diagnostic: """
            alertbox: the time to answer “Overwrite Item?” was over; pass a longer --timeout, \
            or --on-timeout confirm or cancel to answer at its end

            """,
          end: .exit(.timedOut)
        )
    )
  }

  @Test("A task that is cancelled is neither a yes nor a no")
  func taskCancelled() {
    #expect(report(.taskCancelled).end == .exit(.software))
    #expect(report(.taskCancelled).diagnostic.hasPrefix("alertbox: the command was stopped"))
  }

  @Test("A failure is one line, whatever the title and the error hold")
  func oneLine() {
    let error = AlertError(.presenterFailed, "Line\nbreak\u{2028}and \u{1B}[2J.")
    #expect(
      report(.failed(error)).diagnostic == "alertbox: line\\nbreak\\u{2028}and \\u{1B}[2J\n"
    )
    for code in [AlertError.Code.inputEnded, .noInput, .noTerminal, .timedOut] {
      let report = report(.failed(AlertError(code, "X")), title: "a\nb\u{202E}c", json: false)
      #expect(report.diagnostic.filter(\.isNewline) == "\n")
      #expect(!report.diagnostic.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("What cannot be written is 74, unless a signal ends the process")
  func failedWrite() {
    let diagnostic = "alertbox: cannot write to standard output: No space\\nleft\n"
    for end in [ExitCode.success, .cancelled, .noInput, .timedOut] {
      let report = Report(output: "x", diagnostic: "y", end: .exit(end))
      #expect(
        report.afterFailedWrite("No space\nleft")
          == Report(diagnostic: diagnostic, end: .exit(.cannotWrite))
      )
    }
    #expect(
      Report(output: "x", end: .signal(2)).afterFailedWrite("No space\nleft")
        == Report(end: .signal(2))
    )
  }

  @Test("The exit statuses are those of the contract")
  func exitCodes() {
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 64, 65, 66, 69, 70, 74, 124, 126, 127])
    #expect(ExitCode.usage.rawValue == 64)
    #expect(ExitCode.unusableAnswer.rawValue == 65)
    #expect(ExitCode.noInput.rawValue == 66)
    #expect(ExitCode.noTerminal.rawValue == 69)
    #expect(ExitCode.cannotWrite.rawValue == 74)
    #expect(ExitCode.timedOut.rawValue == 124)
  }
}
