// Checks what Scripts/build-documentation has built: that every public symbol has a comment, and stands once in the
// topics of its page. Its arguments are the symbol graph and the folder of the built documentation.

import Foundation

typealias Object = [String: Any]

func object(in file: URL) throws -> Object {
  try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? Object ?? [:]
}

/// The symbols of ours that somebody wrote, and that say nothing of themselves.
///
/// What the compiler made has no place in a file.
func undocumented(in graph: Object) -> [String] {
  (graph["symbols"] as? [Object] ?? []).compactMap { symbol in
    guard symbol["location"] != nil else { return nil }
    let comment = symbol["docComment"] as? Object
    let lines = comment?["lines"] as? [Object] ?? []
    let isOwn = (comment?["module"] as? String ?? "AlertBox") == "AlertBox"
    let isBlank = lines.allSatisfy { ($0["text"] as? String ?? "").isEmpty }
    guard isBlank || !isOwn else { return nil }
    let path = symbol["pathComponents"] as? [String] ?? []
    return "\(path.joined(separator: ".")) has no comment"
  }
}

/// What is wrong with the topics of the pages.
func disorder(in pages: [Object]) -> [String] {
  var places: [String: Int] = [:]
  var problems: [String] = []
  for page in pages {
    let metadata = page["metadata"] as? Object ?? [:]
    // What a type got from a protocol of the standard library has pages of its own.
    guard metadata["symbolKind"] != nil else { continue }
    let sections = page["topicSections"] as? [Object] ?? []
    let chosen = sections.filter { $0["generated"] == nil }
    for section in chosen {
      for identifier in section["identifiers"] as? [String] ?? [] {
        places[identifier, default: 0] += 1
      }
    }
    let left = sections.filter { section in
      section["generated"] != nil && section["title"] as? String != "Default Implementations"
    }
    // A page with things of one kind only is in order by itself.
    guard left.count > (chosen.isEmpty ? 1 : 0) else { continue }
    let name = metadata["title"] as? String ?? "?"
    for section in left {
      let identifiers = section["identifiers"] as? [String] ?? []
      let names = identifiers.map { String($0.split(separator: "/").last ?? "") }
      problems.append("no topic of \(name) has \(names.joined(separator: ", "))")
    }
  }
  for (identifier, count) in places where count > 1 {
    problems.append("\(identifier) stands in \(count) topics")
  }
  return problems
}

let arguments = CommandLine.arguments
guard arguments.count == 3 else {
  FileHandle.standardError.write(Data("usage: check-documentation GRAPH DOCUMENTATION\n".utf8))
  exit(64)
}
let graph = try object(in: URL(filePath: arguments[1]))
let folder = URL(filePath: arguments[2]).appending(path: "data/documentation")
let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
let pages = try (files?.allObjects as? [URL] ?? [])
  .filter { $0.pathExtension == "json" }.map(object)
guard !pages.isEmpty, !(graph["symbols"] as? [Object] ?? []).isEmpty else {
  FileHandle.standardError.write(Data("check-documentation: there is nothing to check\n".utf8))
  exit(1)
}
let problems = (undocumented(in: graph) + disorder(in: pages)).sorted()
for problem in problems {
  FileHandle.standardError.write(Data("error: \(problem)\n".utf8))
}
exit(problems.isEmpty ? 0 : 1)
