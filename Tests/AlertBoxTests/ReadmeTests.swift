import Foundation
import Testing

/// The README says what is so: its samples are compiled code, its transcripts real output.
@Suite("The README")
struct ReadmeTests {
  private struct Block: CustomTestStringConvertible {
    let mark: String
    let lines: [String]

    /// The keys that answer the question of the first line.
    var keys: String? {
      mark.firstRange(of: "keys: ").map { String(mark[$0.upperBound...].prefix { $0 != " " }) }
    }

    var testDescription: String { "\(mark): \(lines.first ?? "")" }
  }

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The code blocks behind a comment that says where they come from.
  private static func blocks(marked prefix: String) throws -> [Block] {
    let lines = try lines(of: "README.md")
    return lines.indices.filter { lines[$0].hasPrefix("<!-- \(prefix)") }.map { index in
      let body = lines[(index + 2)...].prefix { $0 != "```" }
      return Block(mark: lines[index], lines: Array(body))
    }
  }

  @Test("Every Swift sample is compiled code, and every console block is a transcript")
  func everyBlockIsMarked() throws {
    let lines = try Self.lines(of: "README.md")
    let fences = lines.indices.filter { ["```swift", "```console"].contains(lines[$0]) }
    #expect(fences.count >= 9)
    for fence in fences {
      let expected = lines[fence] == "```swift" ? "<!-- source: " : "<!-- transcript"
      #expect(lines[fence - 1].hasPrefix(expected), "\(lines[fence + 1])")
    }
  }

  @Test("Samples are what stands in the sources", arguments: try blocks(marked: "source: "))
  private func sample(block: Block) throws {
    let words = block.mark.split(separator: " ")
    let source = try Self.lines(of: String(words[2]))
    let start = try #require(
      source.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// snippet.\(words[3])" }
    )
    let indentation = source[start].prefix { $0 == " " }.count
    let body = source[(start + 1)...].prefix {
      $0.trimmingCharacters(in: .whitespaces) != "// snippet.end"
    }
    #expect(block.lines == body.map { String($0.dropFirst(indentation)) })
  }

  @Test("Transcripts are what a terminal shows", arguments: try blocks(marked: "transcript"))
  private func transcript(block: Block) async throws {
    let folder = try TemporaryFolder()
    for file in try Self.blocks(marked: "file: ") {
      let name = String(file.mark.split(separator: " ")[2])
      _ = try folder.write(file.lines.joined(separator: "\n") + "\n", to: name)
    }
    let session = try TerminalSession.shell(
      columns: 400,
      environment: ["TERM": "xterm", "NO_COLOR": "1"],
      directory: folder.path
    )
    for (number, line) in block.lines.enumerated() {
      let shown = block.lines[..<number].joined(separator: "\n")
      if line.hasPrefix("$ ") {
        try await session.screen { screen in
          screen.text == (number == 0 ? "$" : "\(shown)\n$")
        }
        session.send("\(line.dropFirst(2))\n")
      } else if line.hasPrefix("["), let colon = line.range(of: "]ancel: "),
        !block.lines[0].contains(" | ")
      {
        try await session.screen { screen in
          screen.text
            == "\(shown)\n\(line[..<colon.upperBound])".trimmingCharacters(in: .whitespaces)
        }
        session.send("\(line[colon.upperBound...])\n")
      } else if number == 1, let keys = block.keys {
        try await session.screen("the question is asked by keys") {
          $0.modes != Screen.initialModes
        }
        session.send(keys)
      }
    }
    let all = block.lines.joined(separator: "\n")
    try await session.screen { $0.text == "\(all)\n$" }
    session.send("exit\n")
    _ = try await session.end()
  }

  @Test("The first table lists the exit statuses that the help names")
  func exitStatuses() async throws {
    let table = try Self.lines(of: "README.md")
      .drop { !$0.hasPrefix("| exit status") }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    #expect(table.count == 10)
    for row in table {
      let cells = row.components(separatedBy: " | ")
      let subcommand = cells[1].hasPrefix("`alertbox progress`") ? "progress" : "confirm"
      let help = try await Command.alertbox(subcommand, "--help").stdoutText
      let words = help.split(whereSeparator: \.isWhitespace)
      for status in cells[0].dropFirst(2).components(separatedBy: ", ") {
        #expect(words.contains { $0 == status }, "\(row)")
      }
    }
  }
}
