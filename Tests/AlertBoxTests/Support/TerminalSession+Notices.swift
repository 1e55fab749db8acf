import Foundation
import Testing

extension TerminalSession {
  /// Starts the program that does what it is told: see `Servant` in the test host.
  static func servant(
    _ commands: String...,
    style: String = "automatic",
    columns: Int = 80,
    rows: Int = 24,
    environment: [String: String] = [:],
    stdout: StandardOutput = .pipe,
    stderr: StandardOutput = .terminal,
    resizePolicy: Screen.ResizePolicy = .reflow
  ) throws -> TerminalSession {
    let session = try TerminalSession(
      ["obey", style],
      executable: BuiltProgram.host,
      columns: columns,
      rows: rows,
      environment: Invocation.defaultEnvironment
        .merging(["SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1"]) { $1 }
        .merging(environment) { $1 },
      stdin: .pipe,
      stdout: stdout,
      stderr: stderr,
      resizePolicy: resizePolicy
    )
    for command in commands { session.tell(command) }
    return session
  }

  /// Tells the program what to do.
  func tell(_ commands: String...) {
    for command in commands { sendToInput("\(command)\n") }
  }

  /// Waits until the screen shows exactly this; see `Screen.still`.
  @discardableResult
  func shows(
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Screen {
    try await screen("it showed\n\(text)\n", sourceLocation: sourceLocation) { $0.still == text }
  }

  /// Waits until all of this came on standard output.
  func says(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await snapshot("it said “\(text)”", sourceLocation: sourceLocation) { state in
      String(decoding: state.stdout, as: UTF8.self) == text
    }
  }

  /// Has the program end by itself, and waits for that.
  func leave(sourceLocation: SourceLocation = #_sourceLocation) async throws -> SessionResult {
    closeInput()
    return try await end(sourceLocation: sourceLocation)
  }
}

extension Screen {
  /// The text, with a `~` for whatever turns.
  var still: String {
    String(
      text.map { character in
        let isBraille = character.unicodeScalars.first.map { (0x2800...0x28FF).contains($0.value) }
        return isBraille == true ? "~" : character
      }
    )
  }
}
