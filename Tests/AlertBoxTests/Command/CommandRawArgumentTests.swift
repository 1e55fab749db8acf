import Testing

/// Arguments as bytes, which the built command gets from a shell.
@Suite("Arguments as bytes")
struct CommandRawArgumentTests {
  @Test(
    "An argument that is not UTF-8 is a usage error that says which one",
    arguments: [
      ("confirm \"$bad\" --yes", 2, "confirm"), ("ask X --default \"$bad\" --yes", 4, "ask"),
      ("choose X a \"$bad\" --yes --default a", 4, "choose"), ("\"$bad\"", 1, ""),
      ("confirm X --typing=\"$bad\"", 3, "confirm"), ("confirm X -- \"$bad\"", 4, "confirm"),
    ]
  )
  func invalidArgument(arguments: String, place: Int, command: String) async throws {
    let result = try await Command.shell(
      "bad=$(printf 'caf\\351'); alertbox \(arguments); echo $?",
      stdin: .text("y\n")
    )
    #expect(result.stdoutText == "64\n")
    let lines = result.stderrText.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("alertbox: argument \(place), “") == true)
    #expect(lines.first?.contains("is not UTF-8 (see alertbox") == true)
    #expect(lines.last?.hasPrefix("usage: alertbox \(command)") == true)
  }

  @Test("Arguments that are UTF-8 stay as they are, to the scalar")
  func exactArguments() async throws {
    let option = "e\u{301}\u{FFFD}\u{1F469}\u{200D}\u{1F4BB}"
    let result = try await Command.alertbox("choose", "X", option, "--default", option, "--yes")
    #expect(result.stdout == Array("\(option)\n".utf8))
  }
}
