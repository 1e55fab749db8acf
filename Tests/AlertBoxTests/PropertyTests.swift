import AlertBoxTestSupport
import Foundation
import Testing

@Suite("What holds whatever is given", .timeLimit(.minutes(5)))
struct PropertyTests {
  private static let seed: UInt64 = 0x5EED_0400
  private static let corpus = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpus")

  @Test("Each input that was found once is no problem any more", arguments: Property.all)
  func found(property: Property) throws {
    for (name, input) in try Self.inputs(of: property) {
      let problem = property.problem(input)
      #expect(problem == nil, "\(name)")
    }
  }

  @Test("Random inputs are no problem", arguments: Property.all)
  func random(property: Property) throws {
    var generator = SplitMix64(seed: Self.seed)
    let known = try Self.inputs(of: property).map(\.1)
    for round in 0..<4000 {
      let input = Self.input(property.pieces, known, using: &generator)
      guard let problem = property.problem(input) else { continue }
      Issue.record(
        "seed \(Self.seed), round \(round), \(Data(input).base64EncodedString()): \(problem)"
      )
      return
    }
  }

  @Test("Every folder of inputs belongs to a property")
  func folders() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.corpus.path)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(Property.all.map(\.name)))
  }

  private static func inputs(of property: Property) throws -> [(String, [UInt8])] {
    try FileManager.default.contentsOfDirectory(
      at: corpus.appending(path: property.name),
      includingPropertiesForKeys: nil
    )
    .sorted { $0.path < $1.path }
    .map { ($0.lastPathComponent, Array(try Data(contentsOf: $0))) }
  }

  /// Returns pieces and random bytes in a row, or a known input; some bytes changed, gone or doubled.
  private static func input(
    _ pieces: [[UInt8]],
    _ known: [[UInt8]],
    using generator: inout SplitMix64
  ) -> [UInt8] {
    // The first bytes of most inputs decide about what the others go into.
    var bytes = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    for _ in 0..<Int.random(in: 0...10, using: &generator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: bytes.append(UInt8.random(in: 0...255, using: &generator))
      case 1 where bytes.count == 4: bytes = known.randomElement(using: &generator) ?? bytes
      default: bytes += pieces.randomElement(using: &generator) ?? []
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: index)
      default: bytes.insert(bytes[index], at: index)
      }
    }
    return bytes
  }
}

extension Property: CustomTestStringConvertible {
  var testDescription: String { name }
}
