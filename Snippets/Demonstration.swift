// A question, two works, toasts and log lines at once.

import AlertBox

let alertBox = AlertBox.current
let terminal = TerminalPresenter()

async let pages: Void = alertBox.progress("Fetch data") { progress in
  for page in 1...40 {
    progress.update("Reading page \(page)", fraction: Double(page - 1) / 40)
    try await Task.sleep(for: .milliseconds(200))
  }
}
async let index: Void = alertBox.progress("Build the index") { progress in
  try await Task.sleep(for: .seconds(10))
}
async let messages: Void = {
  for number in 1...3 {
    try await Task.sleep(for: .seconds(1))
    alertBox.toast("Saved draft \(number)", role: .success)
    terminal.print("Draft \(number) has \(number * 120) bytes.")
  }
}()
do {
  try await alertBox(
    "Overwrite Item?",
    message: "An item named “a.txt” already exists.",
    confirm: "Overwrite",
    isDestructive: true
  )
  terminal.print("Overwriting.")
} catch is CancellationError {
  terminal.print("Nothing was changed.")
}
try await pages
try await index
try await messages
