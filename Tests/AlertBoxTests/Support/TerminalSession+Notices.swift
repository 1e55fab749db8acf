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

  /// Sees three toasts, `1`, `2` under the key `b` and `3`, come and go above `rest`, where two of them
  /// have a row.
  func showToastsOnSmallScreen(
    above rest: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await shows("• 1\n• 2\(rest)", sourceLocation: sourceLocation)
    // Drawn once more when the third is there for certain.
    tell("advance 2 0", "toast key=b two")
    try await shows("• 1\n• two\(rest)", sourceLocation: sourceLocation)
    tell("advance 1 2")
    try await shows("• 3\(rest)", sourceLocation: sourceLocation)
    tell("advance 1 1", "say half")
    try await says("half\n", sourceLocation: sourceLocation)
    #expect(screen.still == "• 3\(rest)", sourceLocation: sourceLocation)
    tell("advance 0 1")
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
