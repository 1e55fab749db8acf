import AlertBoxCLI
import Foundation
import Testing

/// The documents say what is so: their samples are compiled code, their transcripts real output.
@Suite("The README and the articles")
struct DocumentTests {
  @Test(
    "Every Swift sample is compiled code, and every console block is a transcript",
    arguments: DocumentBlock.documents
  )
  func everyBlockIsMarked(document: String) throws {
    let lines = try DocumentBlock.lines(of: document)
    let marks = [
      "```swift": "<!-- source: ", "```console": "<!-- transcript", "```sh": "<!-- file: ",
    ]
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let expected = marks[line], !Self.isCommandLine(lines[index + 1]) else { continue }
      #expect(lines[index - 1].hasPrefix(expected), "\(lines[index + 1])")
    }
  }

  /// Whether it is what a maintainer types, which no test can type.
  private static func isCommandLine(_ line: String) -> Bool {
    ["swift ", "Scripts/", "alertbox help --man >"].contains { line.hasPrefix($0) }
  }

  @Test("There are samples and transcripts in every article")
  func everyArticle() throws {
    let samples = try DocumentBlock.all(marked: "source: ")
    let transcripts = try DocumentBlock.all(marked: "transcript")
    let articles = DocumentBlock.documents.filter { $0.contains("/Articles/") }
    #expect(articles.count >= 6)
    for article in articles + ["README.md"] {
      let count = (samples + transcripts).count { $0.document == article }
      #expect(count >= 5, "\(article)")
    }
  }

  @Test(
    "Samples are what stands in the sources",
    arguments: try DocumentBlock.all(marked: "source: ")
  )
  func sample(block: DocumentBlock) throws {
    let words = block.mark.split(separator: " ")
    let source = try DocumentBlock.lines(of: String(words[2]))
    let start = try #require(
      source.firstIndex { $0.trimmingCharacters(in: .whitespaces) == "// snippet.\(words[3])" }
    )
    let indentation = source[start].prefix { $0 == " " }.count
    let body = source[(start + 1)...].prefix {
      $0.trimmingCharacters(in: .whitespaces) != "// snippet.end"
    }
    #expect(block.lines == body.map { String($0.dropFirst(indentation)) })
  }

  @Test(
    "Transcripts are what a terminal shows",
    arguments: try DocumentBlock.all(marked: "transcript")
  )
  func transcript(block: DocumentBlock) async throws {
    let folder = try TemporaryFolder()
    for (name, text) in block.files { _ = try folder.write(text, to: name) }
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

  @Test("The README's first table lists the exit statuses as the manual does")
  func exitStatuses() throws {
    let table = try DocumentBlock.lines(of: "README.md")
      .drop { !$0.hasPrefix("| exit status") }.dropFirst(2).prefix { $0.hasPrefix("| ") }
    let rows = table.map { row in
      row.dropFirst(2).dropLast(2).replacingOccurrences(of: "`", with: "")
        .components(separatedBy: " | ")
    }
    #expect(rows == ExitCode.explained.map { [$0.word, $0.explanation] })
  }
}
