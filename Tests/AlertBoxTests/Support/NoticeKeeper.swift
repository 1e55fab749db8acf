import AlertBox

/// Keeps its notices, and confirms every alert; it may keep the time of toasts from starting.
final class NoticeKeeper: AlertPresenter {
  let notices = Log<AlertNotice>()
  let ends = Log<AlertNotice.End>()
  private let holdsTime: Bool

  init(holdsTime: Bool = false) {
    self.holdsTime = holdsTime
  }

  func present(_ request: AlertRequest) { request.confirm() }

  func present(_ notice: AlertNotice) {
    if holdsTime { notice.holdTime() }
    notice.onEnd { [ends] in ends.append($0) }
    notices.append(notice)
  }
}
