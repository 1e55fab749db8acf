import AlertBox

/// `alertbox toast`: a short message that stays for a moment.
package struct ToastCommand: Subcommand {
  package static let spec = CommandSpec(
    "toast",
    summary: "Shows a short message for a moment",
    positionals: [.init("TEXT")],
    options: [.duration, .role, .noticeStyle, .position]
  )

  /// Longer than anything, as a toast that is still up at the end leaves its text on the screen.
  private static let forever = Duration.seconds(1 << 32)

  private let text: String
  private let duration: Duration
  private let role: ToastRole
  private let presenter: TerminalPresenter

  package init(
    _ arguments: ParsedArguments,
    environment: (String) -> String?
  ) throws(UsageError) {
    text = arguments.positionals.first ?? ""
    guard !text.isBlank else { throw UsageError("the TEXT is empty", in: Self.spec) }
    duration = arguments.duration(.duration) ?? .seconds(2)
    role = arguments.choice(.role) ?? .plain
    presenter = TerminalPresenter(style: try AskingStyle.style(arguments))
  }

  package func run() async -> Report {
    let drawsInPlace = presenter.drawsNoticesInPlace
    if !drawsInPlace { await LiveTerminal.takeTurn() }
    AlertBox(presenter: presenter).toast(text, for: Self.forever, role: role.role)
    // A line that was printed stays by itself.
    if drawsInPlace {
      let clock = ThreadClock()
      await clock.sleep(until: clock.now + duration)
      await LiveTerminal.waitForOthers()
    }
    return Report()
  }
}

/// The words of `--role`.
private enum ToastRole: String, CaseIterable {
  case plain
  case success
  case warning
  case error

  /// What the word means to a toast.
  var role: AlertNotice.Role {
    switch self {
    case .plain: .plain
    case .success: .success
    case .warning: .warning
    case .error: .error
    }
  }
}

extension OptionSpec {
  fileprivate static let duration = OptionSpec(
    "--for",
    value: .duration,
    group: .alert,
    help: "how long it is shown, 2s unless given"
  )

  fileprivate static let role = OptionSpec(
    "--role",
    value: .choice("ROLE", of: ToastRole.allCases.map(\.rawValue)),
    group: .alert,
    help: "how it is meant"
  )
}
