import AlertBox

/// Presents with a function.
struct ClosurePresenter: AlertPresenter {
  private let body: @Sendable (AlertRequest) throws -> Void

  init(_ body: @escaping @Sendable (AlertRequest) throws -> Void) {
    self.body = body
  }

  func present(_ request: AlertRequest) throws { try body(request) }
}

extension AlertBox {
  /// A box that presents with a function.
  init(
    clock: some Clock<Duration> = TestClock(),
    present: @escaping @Sendable (AlertRequest) throws -> Void
  ) {
    self.init(presenter: ClosurePresenter(present), clock: clock)
  }

  /// A box that only notes its requests, for the test to answer.
  init(
    keepingIn requests: Log<AlertRequest>,
    clock: some Clock<Duration> = TestClock()
  ) {
    self.init(clock: clock) { requests.append($0) }
  }
}

extension AlertConfiguration {
  /// A question with two buttons, “OK” and “Cancel”.
  static func question(
    _ title: String = "Go on?",
    field: AlertField? = nil,
    timeout: AlertTimeout? = nil
  ) -> Self {
    AlertConfiguration(
      title,
      field: field,
      buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)],
      timeout: timeout
    )
  }
}

extension AlertOutcome {
  /// The text that was entered, if one was.
  var text: String? {
    if case .text(let text) = entry { text } else { nil }
  }

  /// The place of the option that was picked, if one was.
  var index: Int? {
    if case .choice(let index) = entry { index } else { nil }
  }

  /// What the error says that it failed with, if it failed.
  var errorMessage: String? {
    if case .failed(let error) = self { error.message } else { nil }
  }

  /// The code of the error it failed with, if it failed.
  var errorCode: AlertError.Code? {
    if case .failed(let error) = self { error.code } else { nil }
  }
}
