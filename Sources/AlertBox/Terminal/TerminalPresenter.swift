public struct TerminalPresenter: AlertPresenter {
  public init() {}
  public func present(_ request: AlertRequest) { _ = request.cancel() }
}
