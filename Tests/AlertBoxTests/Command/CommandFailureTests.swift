import AlertBox
import AlertBoxCLI
import Testing

/// Failures.
extension CommandReportTests {
  @Test(
    "A failure has its code, its name and a line that names the way out",
    arguments: [
      (
        .inputEnded, .person(.standardInput), .noInput, "inputEnded",
        """
        the input ended before “Overwrite Item?” was answered; \
        pass --yes or --no to answer without asking, or --tty to ask on the terminal
        """
      ),
      (
        .inputEnded, .person(.controllingTerminal), .noInput, "inputEnded",
        """
        the input ended before “Overwrite Item?” was answered; \
        pass --yes or --no to answer without asking
        """
      ),
      (
        .noInput, .policy(.neverAsk, source: "--no-input"), .noInput, "noInput",
        """
        “Overwrite Item?” needs an answer, and --no-input forbids to ask; \
        pass --yes or --no to answer without asking
        """
      ),
      (
        .noInput, .policy(.neverAsk, source: "ALERTBOX_POLICY=fail"), .noInput, "noInput",
        """
        “Overwrite Item?” needs an answer, and ALERTBOX_POLICY=fail forbids to ask; \
        pass --yes or --no to answer without asking
        """
      ),
      (
        .noTerminal, .person(.controllingTerminal), .noTerminal, "noTerminal",
        """
        there is no terminal to ask “Overwrite Item?” on; \
        pass --yes or --no to answer without asking, \
        or leave out --tty to read the answer from standard input
        """
      ),
      (
        .unusableAnswer, .person(.standardInput), .unusableAnswer, "unusableAnswer",
        """
        it broke. Mend it; \
        pass --yes or --no to answer without asking, or --tty to ask on the terminal
        """
      ),
      (
        .noAnswer, .person(.standardInput), .unusableAnswer, "noAnswer",
        """
        it broke. Mend it; \
        pass --yes or --no to answer without asking, or --tty to ask on the terminal
        """
      ),
      (
        .noAnswer, .answers(path: "a.txt", source: "--answers"), .unusableAnswer, "noAnswer",
        "no rule of the answers file “a.txt” fits “Overwrite Item?”; add one, or pass --yes or --no"
      ),
      (
        .unusableAnswer, .answers(path: "a.txt", source: "--answers"), .unusableAnswer,
        "unusableAnswer", "It broke. Mend it."
      ),
      (
        .badAnswersFile, .answers(path: "a.txt", source: "ALERTBOX_ANSWERS"), .unusableAnswer,
        "badAnswersFile", "It broke. Mend it."
      ),
      (
        .presenterFailed, .person(.standardInput), .software, "presenterFailed", "it broke. Mend it"
      ),
      (.presenterGone, .person(.standardInput), .software, "presenterFailed", "it broke. Mend it"),
      (.noButtons, .person(.standardInput), .software, "presenterFailed", "it broke. Mend it"),
      (.noPresenter, .person(.standardInput), .software, "presenterFailed", "it broke. Mend it"),
    ] as [(AlertError.Code, Answerer, ExitCode, String, String)]
  )
  func failed(
    code: AlertError.Code,
    answerer: Answerer,
    exit: ExitCode,
    name: String,
    message: String
  ) {
    let outcome = AlertOutcome.failed(AlertError(code, "It broke. Mend it."))
    let line = #"{"outcome":"failed","error":"\#(name)","message":"\#(message)"}"# + "\n"
    let diagnostic = "alertbox: \(message)\n"
    #expect(
      report(outcome, answerer: answerer)
        == Report(output: line, diagnostic: diagnostic, end: .exit(exit))
    )
    #expect(
      report(outcome, answerer: answerer, json: false)
        == Report(diagnostic: diagnostic, end: .exit(exit))
    )
  }
}
