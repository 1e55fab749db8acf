// A tool that tidies up drafts, as the article “Asking in code” builds it: `swift run Drafts`, or
// `swift run Drafts --yes`.

import AlertBox

// snippet.drafts
/// Somebody's drafts. They stand for files here, so that nothing is lost by trying things out.
actor Drafts {
  private(set) var names = ["letter", "poem", "plan"]

  func delete(_ name: String) { names.removeAll { $0 == name } }

  func deleteAll() { names = [] }

  func rename(_ name: String, to newName: String) {
    if let index = names.firstIndex(of: name) { names[index] = newName }
  }
}
// snippet.end

let drafts = Drafts()

// snippet.delete
func deleteAll(_ drafts: Drafts) async throws {
  try await AlertBox.current("Delete all drafts?", confirm: "Delete", isDestructive: true)
  await drafts.deleteAll()
}
// snippet.end

// snippet.empty
func deleteAllIfAny(_ drafts: Drafts) async throws {
  let names = await drafts.names
  guard !names.isEmpty else {
    return try await AlertBox.current("There are no drafts", dismiss: "Fine")
  }
  try await AlertBox.current(
    "Delete all drafts?",
    message: "These will be gone: \(names.joined(separator: ", ")).",
    confirm: "Delete",
    isDestructive: true
  )
  await drafts.deleteAll()
}
// snippet.end

// snippet.rename
struct NameError: Error, CustomStringConvertible {
  let description: String
}

func rename(_ drafts: Drafts) async throws {
  let alertBox = AlertBox.current
  let name = try await alertBox("Rename which draft?", choosing: drafts.names)
  let newName = try await alertBox(
    "Rename “\(name)”",
    prompt: "New name",
    default: name,
    isRequired: true
  ) { text in
    if text != name, await drafts.names.contains(text) {
      throw NameError(description: "There is a draft of that name.")
    }
  }
  await drafts.rename(name, to: newName)
}
// snippet.end

// snippet.tidy
/// Goes through the drafts, and returns how many were kept as they are.
func tidy(_ drafts: Drafts) async throws -> Int {
  let alertBox = AlertBox.current
  var kept = 0
  for name in await drafts.names {
    kept += try await alertBox("What about “\(name)”?", cancel: "Stop") {
      AlertAction("Keep") { 1 }
      AlertAction("Rename") {
        let newName = try await alertBox("Rename “\(name)”", prompt: "New name", isRequired: true)
        await drafts.rename(name, to: newName)
        return 0
      }
      AlertAction("Delete", role: .destructive) {
        await drafts.delete(name)
        return 0
      }
    }
  }
  return kept
}
// snippet.end

// snippet.time
/// Asks whether to tidy up now; who does not answer is not asked twice.
func offerToTidy(_ drafts: Drafts) async throws {
  let now = try await AlertBox.current(
    "Tidy up now?",
    yes: "Tidy up",
    no: "Later",
    timeout: .seconds(30),
    onTimeout: .cancel
  )
  if now { print("Kept \(try await tidy(drafts)) drafts.") }
}
// snippet.end

// snippet.run
/// Does what the tool is for; whatever goes wrong is seen, and cancelling is nothing wrong.
func run() async {
  do {
    try await offerToTidy(drafts)
    try await rename(drafts)
    try await deleteAllIfAny(drafts)
  } catch {
    await AlertBox.current(reporting: error)
  }
}
// snippet.end

// snippet.main
if CommandLine.arguments.contains("--yes") {
  let unattended = AlertBox(
    presenter: ScriptedPresenter(rules: [
      "What about*": .press("Keep"), "Rename which*": .press("plan"), "Rename*": .text("plan B"),
      "*": .confirm,
    ])
  )
  await AlertBox.$current.withValue(unattended) { await run() }
} else {
  await run()
}
// snippet.end

// snippet.own
extension AlertBox {
  /// Asks before drafts are thrown away.
  func callAsFunction(askToDelete names: [String]) async throws {
    let title = names.count == 1 ? "Delete “\(names[0])”?" : "Delete \(names.count) drafts?"
    try await self(title, confirm: "Delete", isDestructive: true)
  }
}
// snippet.end

// snippet.use
func deletePlans(_ drafts: Drafts) async throws {
  let plans = await drafts.names.filter { $0.hasPrefix("plan") }
  try await AlertBox.current(askToDelete: plans)
  for name in plans { await drafts.delete(name) }
}
// snippet.end
