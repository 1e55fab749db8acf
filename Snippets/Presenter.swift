// A presenter of your own: one function, and a request to answer, now or later.

import AlertBox

// snippet.presenter
struct CoinToss: AlertPresenter {
  func present(_ request: AlertRequest) {
    if Bool.random() { request.confirm() } else { request.cancel() }
  }
}
// snippet.end

let alertBox = AlertBox(presenter: CoinToss())
let outcome = await alertBox.outcome(
  of: AlertConfiguration("Heads?", buttons: [AlertButton("Heads")])
)
print(outcome)
