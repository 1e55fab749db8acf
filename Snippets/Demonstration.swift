// A question, two works, toasts and log lines, all at once: `swift run Demonstration`.
//
// When the question is answered, or cancelled with Escape or Ctrl-C, the rest is cancelled too.

import AlertBox

/// Reads some tables, and says which one it is at, and how much of them all it has read.
func fetchData() async throws {
  let tables = ["users", "orders", "bills", "stock"]
  try await AlertBox.current.progress("Fetch data") { progress in
    for step in 0..<400 {
      progress.update("Reading \(tables[step / 100])", fraction: Double(step) / 400)
      try await Task.sleep(for: .milliseconds(100))
    }
  }
}

/// Takes its time, and cannot say how much of it is left.
func buildIndex() async throws {
  try await AlertBox.current.progress("Build the index") { _ in
    try await Task.sleep(for: .seconds(30))
  }
}

/// Prints a line, and raises a toast, every few seconds.
func saveDrafts() async throws {
  for number in 1...10 {
    try await Task.sleep(for: .seconds(3))
    TerminalPresenter().print("Draft \(number) has \(number * 120) bytes.")
    AlertBox.current.toast("Saved draft \(number)", role: .success)
  }
}

func demonstrate() async {
  // What still runs at the end of this function is cancelled there, and waited for.
  async let _: Void = fetchData()
  async let _: Void = buildIndex()
  async let _: Void = saveDrafts()
  do {
    try await AlertBox.current(
      "Overwrite Item?",
      message: "An item named “a.txt” already exists.",
      confirm: "Overwrite",
      isDestructive: true
    )
    TerminalPresenter().print("Overwriting “a.txt”.")
  } catch is CancellationError {
    TerminalPresenter().print("Nothing was changed.")
  } catch {
    await AlertBox.current(reporting: error)
  }
}

await demonstrate()
