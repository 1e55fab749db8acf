/// Asks a person something in the middle of an `async` function, and waits for the answer.
///
/// A box is a small value that is called like a function; what it shows the alert with is its
/// ``AlertPresenter``. The caller is suspended, never blocked, until the presenter presses a button.
///
/// ```swift
/// try await alertBox("Overwrite Item?", confirm: "Overwrite", isDestructive: true)
/// // still here: they confirmed. Cancel was thrown as CancellationError.
/// ```
///
/// ``current`` is the box of the running task. It asks at the terminal unless a caller further up
/// has put another one in its place, which is how tests answer without a person.
public struct AlertBox: Sendable {
  /// Both parts behind one reference, as every suspended caller keeps its box.
  private final class Parts: Sendable {
    let presenter: any AlertPresenter
    let clock: any Clock<Duration>

    init(presenter: any AlertPresenter, clock: any Clock<Duration>) {
      self.presenter = presenter
      self.clock = clock
    }
  }

  private let parts: Parts

  /// What shows this box's alerts and has them answered.
  public var presenter: any AlertPresenter { parts.presenter }

  /// What a box and its copies have in common, and no other box has.
  var identity: any AnyObject & Sendable { parts }

  /// The clock that time limits, the times of toasts and the delays of progress run on.
  public var clock: any Clock<Duration> { parts.clock }

  /// The box that code asks through when it was given no other.
  ///
  /// By default it asks at the terminal, as ``init()`` describes. Put another one in its place for
  /// a scope, and all tasks begun within it:
  ///
  /// ```swift
  /// try await AlertBox.$current.withValue(AlertBox(presenter: AlertPolicy.alwaysConfirm)) {
  ///   try await importEverything()
  /// }
  /// ```
  @TaskLocal public static var current = AlertBox()

  /// Creates a box that asks at the terminal, with a ``TerminalPresenter``.
  ///
  /// In a process that runs tests its alerts fail at once with the code `noPresenter`, as a test
  /// must not wait for a person. A box that was given a presenter always uses it.
  public init() {
    self.init(presenter: DefaultPresenter())
  }

  /// Creates a box with a presenter.
  ///
  /// - Parameters:
  ///   - presenter: What shows the alerts and has them answered.
  ///   - clock: The clock that time limits, the times of toasts and the delays of progress run on;
  ///     tests pass one that they move by hand.
  public init(
    presenter: some AlertPresenter,
    clock: some Clock<Duration> = ContinuousClock()
  ) {
    parts = Parts(presenter: presenter, clock: clock)
  }

  /// Asks, waits, and says completely how it ended: everything else here is built on this.
  ///
  /// The presenter is called on the caller's executor; if it answers at once, the caller goes on
  /// without any change of thread. If the caller's task is cancelled, before or meanwhile, the alert
  /// ends at once with ``AlertOutcome/taskCancelled``; if it was cancelled before, the presenter
  /// never hears of it.
  ///
  /// - Parameter configuration: What to ask.
  /// - Returns: How the alert ended. It ends exactly once, whatever happens at the same time.
  public func outcome(of configuration: AlertConfiguration) async -> AlertOutcome {
    let alert = PendingAlert(configuration, box: self)
    await alert.suspendCaller(of: self, isolation: #isolation)
    return alert.outcome
  }

  /// Hands a request to the presenter.
  func present(_ request: AlertRequest) throws {
    try parts.presenter.present(request)
  }
}
