import Foundation
import Testing

/// The question that most tests of popups ask with the built command, and what is seen of it.
enum PopupQuestion {
  /// The box on a screen of 24 rows and 80 columns.
  static let box = onScreen(
    row: 10,
    column: 28,
    "╭──────────────────────╮",
    "│ Overwrite Item?      │",
    "│  Overwrite   Cancel  │",
    "╰──────────────────────╯"
  )

  /// What a screen shows that has nothing on it but these rows.
  static func onScreen(row: Int, column: Int, _ rows: String...) -> String {
    let indent = String(repeating: " ", count: column)
    return String(repeating: "\n", count: row) + rows.map { indent + $0 }.joined(separator: "\n")
  }

  /// Asks below two lines of a shell's, and waits until the box stands.
  static func ask(
    _ more: String...,
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    resizePolicy: Screen.ResizePolicy = .reflow,
    until shown: String? = box
  ) async throws -> TerminalSession {
    let session = try TerminalSession(
      [
        "-c", "echo one >&2; echo two >&2; exec \"$0\" \"$@\"", BuiltProgram.alertbox,
      ] + InlineQuestion.arguments + ["--style", "popup"] + more,
      executable: "/bin/sh",
      columns: columns,
      rows: rows,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 },
      stdout: .pipe,
      resizePolicy: resizePolicy
    )
    if let shown { try await session.popup(shown) }
    return session
  }
}

extension TerminalSession {
  /// Waits until a popup stands alone on the alternate screen, as these rows.
  @discardableResult
  func popup(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    try await screen("the popup stood", sourceLocation: sourceLocation) { screen in
      screen.text == text && screen.isAlternateScreen && !screen.isCursorVisible
    }
  }
}
