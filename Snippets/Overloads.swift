// What can be asked, and an overload of one's own.

import AlertBox

func save(as name: String) async throws -> String { name }

func askEverything(_ alertBox: AlertBox) async throws {
  // snippet.overloads
  try await alertBox("Delete “a.txt”?", confirm: "Delete", isDestructive: true)

  try await alertBox("Import finished", message: "12 items were added.")

  let keepsOriginal = try await alertBox("Keep the original?", yes: "Keep", no: "Discard")

  let name = try await alertBox("Save changes?", returning: String?.self) {
    AlertAction("Save") { try await save(as: "a.txt") }
    for name in ["b.txt", "c.txt"] {
      AlertAction("Save as \(name)") { try await save(as: name) }
    }
    AlertAction("Discard", role: .destructive) { nil }
  }
  // snippet.end
  print(keepsOriginal, name ?? "discarded")
}

// snippet.extension
extension AlertBox {
  func callAsFunction(askToOverwrite name: String) async throws {
    try await self("Overwrite “\(name)”?", confirm: "Overwrite", isDestructive: true)
  }
}
// snippet.end

// snippet.policy
let unattended = AlertBox(presenter: AlertPolicy.alwaysConfirm)
try await AlertBox.$current.withValue(unattended) {
  try await AlertBox.current(askToOverwrite: "a.txt")
}
// snippet.end

try await askEverything(
  AlertBox(presenter: ScriptedPresenter(rules: ["Save*": .press("Discard"), "*": .confirm]))
)
