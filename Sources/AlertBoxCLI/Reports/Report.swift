import AlertBox

/// What the command leaves behind: what it prints, and how it ends.
package struct Report: Sendable, Hashable {
  /// How the process ends.
  package enum End: Sendable, Hashable {
    case exit(ExitCode)
    /// With the status of a program that was run.
    case status(Int32)
    /// By the signal that interrupted it, so that a shell around it stops too.
    case signal(Int32)
  }

  /// What goes to standard output: what was asked for, and nothing else.
  package let output: String

  /// What goes to standard error.
  package let diagnostic: String

  package let end: End

  package init(output: String = "", diagnostic: String = "", end: End = .exit(.success)) {
    self.output = output
    self.diagnostic = diagnostic
    self.end = end
  }

  /// Reports arguments that make no sense.
  package init(_ error: UsageError) {
    self.init(diagnostic: error.text, end: .exit(.usage))
  }

  /// What is left to say and do when the output could not be written.
  ///
  /// That is a failure of its own, also if nobody was asked or the answer was no. A process that was
  /// interrupted still ends by its signal, and says nothing: what would read the output was most
  /// likely interrupted with it.
  ///
  /// - Parameter reason: The system's words for it.
  /// - Returns: The report that takes this one's place.
  package func afterFailedWrite(_ reason: String) -> Report {
    if case .signal = end { return Report(end: end) }
    let message = "cannot write to standard output: \(DisplayText.line(reason))"
    return Report(diagnostic: "alertbox: \(message)\n", end: .exit(.cannotWrite))
  }

  /// Prints, and ends the process.
  func deliver() -> Never {
    var report = self
    do {
      try Platform.write(output.utf8, to: .standardOutput)
    } catch {
      report = afterFailedWrite(error.description)
    }
    // If that fails, there is nobody left to tell.
    // The exit status counts more than this line, should standard error be stuck.
    Platform.writeIfPossible(report.diagnostic.utf8, to: .standardError)
    switch report.end {
    case .exit(let code): Platform.exit(code.rawValue)
    case .status(let status): Platform.exit(status)
    case .signal(let signal): Platform.die(by: signal)
    }
  }
}
