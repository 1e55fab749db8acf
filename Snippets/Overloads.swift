// What can be asked, and an overload of one's own.

import AlertBox

func save(as name: String) async throws -> String { name }

enum Size: CaseIterable {
  case small, medium, large
}

struct Branch {
  let name: String
}

let branches = ["main", "next"].map(Branch.init)

struct NameError: Error, CustomStringConvertible {
  let description: String
}

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

  let size = try await alertBox("Which size?", choosing: Size.self, default: .medium)

  let branch = try await alertBox("Switch to?", choosing: branches, titled: \.name)

  let newName = try await alertBox("Rename “a.txt”", prompt: "New name", default: "a.txt") { text in
    if text.contains("/") { throw NameError(description: "A name cannot contain a slash.") }
  }

  let password = try await alertBox("Log in", prompt: "Password", isSecure: true, isRequired: true)

  try await alertBox("Drop the database?", typing: "my-database", confirm: "Drop")
  // snippet.end
  print(keepsOriginal, name ?? "discarded", size, branch.name, newName, password.count)
}

// snippet.report
func run(_ alertBox: AlertBox) async {
  do {
    try await askEverything(alertBox)
  } catch {
    await alertBox(reporting: error)
  }
}
// snippet.end

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

let rules = ScriptedPresenter(rules: [
  "Save*": .press("Discard"), "Switch*": .press("next"), "Log in": .text("secret"), "*": .confirm,
])
await run(AlertBox(presenter: rules))
