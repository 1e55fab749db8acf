import AlertBox

/// A step of a script: an answer, or none, for any question or those whose number ends in a digit.
struct StressStep: Sendable {
  let answer: StressAnswer?
  let digit: Int?

  func fits(_ number: Int) -> Bool { digit.map { $0 == number % 10 } ?? true }

  /// The same, as a script has it.
  var alertAnswer: AlertAnswer {
    let alertAnswer: AlertAnswer =
      switch answer {
      case .confirm: .confirm
      case .cancel(let reason): .cancel(reason)
      case .press(let title): .press(title)
      case .enter(let text, _): .text(text)
      case .timeOut: .timeOut
      default: .leavePending
      }
    return digit.map { alertAnswer.to("Q*\($0)") } ?? alertAnswer
  }
}
