// What a program can say and show at the terminal, as the article “At the terminal” builds it:
// `swift run Import`, `swift run Import --plain`, or with an answer on a pipe.

import AlertBox

let photos = ["beach", "harbour", "market"]

// snippet.presenter
let style: TerminalPresenter.Style =
  CommandLine.arguments.contains("--plain") ? .plain : .automatic
let terminal = TerminalPresenter(style: style)
let alertBox = AlertBox(presenter: terminal)
// snippet.end

// snippet.import
/// Copies the photos, and says so line by line, also while a question is open.
func copyPhotos() async throws {
  for photo in photos {
    try await Task.sleep(for: .milliseconds(500))
    terminal.print("Copied \(photo).")
  }
}
// snippet.end

// snippet.ask
/// Copies while a person still decides what is to become of the photos.
func importPhotos() async throws {
  async let copies: Void = copyPhotos()
  let isAlbum = try await alertBox("Make an album of them?", yes: "Make it", no: "No")
  try await copies
  print("\(photos.count) photos\(isAlbum ? " and an album" : "")")
}
// snippet.end

// snippet.popup
let popup = AlertBox(presenter: TerminalPresenter(style: .popup(alignment: .topTrailing)))
// snippet.end

// snippet.secret
func askForPassword() async throws -> String {
  // Also if the photos come on standard input.
  let keyboard = AlertBox(presenter: TerminalPresenter(input: .controllingTerminal))
  return try await keyboard("Log in", prompt: "Password", isSecure: true, isRequired: true)
}
// snippet.end

// snippet.errors
do {
  try await importPhotos()
} catch is CancellationError {
  terminal.print("Stopped.")
} catch let error as AlertError where error.code == .inputEnded {
  terminal.print("Nobody said whether to make an album, so nothing more is copied.")
} catch {
  await alertBox(reporting: error)
}
// snippet.end
