import Testing

/// Options that come from standard input, without a terminal.
@Suite("Options from standard input")
struct CommandOptionsInputTests {
  @Test("An option of a megabyte is one, and a default among options of the input is found")
  func optionsByPolicy() async throws {
    let long = String(repeating: "x", count: 1 << 20)
    for (input, output) in [("a\nb\n", "b\n"), ("a\r\nb", "b\n"), ("\(long)\nb\n", "b\n")] {
      let result = try await Command.alertbox(
        ["choose", "X", "-", "--default", "b", "--yes"],
        stdin: .text(input)
      )
      #expect(result.status == .exited(0))
      #expect(result.stdoutText == output)
      #expect(result.stderr.isEmpty)
    }
    let no = try await Command.alertbox("choose", "X", "-", "--no", stdin: .text("a\n"))
    #expect(no.status == .exited(1))
  }

  @Test("No option is a usage error, as are some beside the input's, and a default that is none")
  func usageErrors() async throws {
    for input in ["", "\n", " \r\n\n"] {
      let result = try await Command.alertbox("choose", "X", "-", "--json", stdin: .text(input))
      #expect(result.status == .exited(64))
      #expect(result.stderrText.hasPrefix("alertbox: there is no option to pick (see"))
      #expect(result.stdout.isEmpty)
    }
    for arguments in [["-", "b"], ["a", "-"], ["-", "-"], ["-", "--default", "z"]] {
      let result = try await Command.alertbox(["choose", "X"] + arguments, stdin: .text("a\n"))
      #expect(result.status == .exited(64))
      #expect(result.stdout.isEmpty)
    }
  }

  @Test("A standard input that is closed or cannot be read has no option")
  func noInput() async throws {
    let closed = try await Command.alertbox("choose", "X", "-", stdin: .closed)
    #expect(closed.status == .exited(65))
    #expect(
      closed.stderrText == "alertbox: standard input cannot be read: Bad file descriptor\n"
    )
    let folder = try await Command.alertbox("choose", "X", "-", stdin: .file("/"))
    #expect(folder.status == .exited(65))
    #expect(
      folder.stderrText == "alertbox: standard input cannot be read: Is a directory\n"
    )
  }
}
