import Foundation
import Testing

/// A block of code in a document, below a comment that says where it comes from.
struct DocumentBlock: CustomTestStringConvertible {
  let document: String
  let mark: String
  let lines: [String]

  /// The files that the document has shown before, by their names.
  let files: [String: String]

  /// The keys that answer the question of the first line, with `⏎` for Enter.
  var keys: String? {
    mark.firstRange(of: "keys: ").map { range in
      mark[range.upperBound...].prefix { $0 != " " }.replacingOccurrences(of: "⏎", with: "\r")
    }
  }

  var testDescription: String { "\(document) \(mark): \(lines.first ?? "")" }

  private static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  private static let catalogue = "Sources/AlertBox/AlertBox.docc"

  /// The README, and all that is written in the catalogue.
  static let documents: [String] = {
    let folder = root.appending(path: catalogue).path(percentEncoded: false)
    let files = FileManager.default.enumerator(atPath: folder)
    let pages = (files?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".md") }
    return ["README.md"] + pages.sorted().map { "\(catalogue)/\($0)" }
  }()

  static func lines(of path: String) throws -> [String] {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
      .components(separatedBy: "\n")
  }

  /// The blocks of all documents behind a comment that begins so.
  static func all(marked prefix: String) throws -> [DocumentBlock] {
    try documents.flatMap { document in
      try blocks(of: document).filter { $0.mark.hasPrefix("<!-- \(prefix)") }
    }
  }

  private static func blocks(of document: String) throws -> [DocumentBlock] {
    let lines = try lines(of: document)
    var files: [String: String] = [:]
    return lines.indices.filter { lines[$0].hasPrefix("<!-- ") }.map { index in
      let mark = lines[index]
      let body = Array(lines[(index + 2)...].prefix { $0 != "```" })
      if mark.hasPrefix("<!-- file: ") {
        files[String(mark.split(separator: " ")[2])] = body.joined(separator: "\n") + "\n"
      }
      return DocumentBlock(document: document, mark: mark, lines: body, files: files)
    }
  }
}
