/// The presenter of a box that was given none: the terminal, but never in a process that runs tests.
struct DefaultPresenter: AlertPresenter {
  private let isTestRunner: Bool

  init(arguments: [String] = CommandLine.arguments) {
    self.isTestRunner = Self.isTestRunner(arguments)
  }

  func present(_ request: AlertRequest) throws {
    guard !isTestRunner else {
      throw AlertError(
        .noPresenter,
        """
        The alert \(request.configuration.title.quoted) was asked in a test, and no presenter was \
        installed to answer it. Run the test within AlertBox.$current.withValue(…), with a box \
        whose presenter is a ScriptedPresenter or a TestPresenter.
        """
      )
    }
    TerminalPresenter().present(request)
  }

  /// Shows a notice at the terminal; in tests, where it is another's, as lines.
  func present(_ notice: AlertNotice) {
    TerminalPresenter(style: isTestRunner ? .plain : .automatic).present(notice)
  }

  /// Tells the test runners of the package manager and of Xcode by their names.
  static func isTestRunner(_ arguments: [String]) -> Bool {
    guard let path = arguments.first else { return false }
    return ["swiftpm-testing-helper", "xctest"].contains { path == $0 || path.hasSuffix("/\($0)") }
      || path.split(separator: "/").contains { $0.hasSuffix(".xctest") }
  }
}
