import Foundation

/// The size of the static, stripped command, against an empty program built likewise.
enum SizeBenchmark {
  static func run() throws -> [Row] {
    let command = try size(of: StaticBuild.command())
    let empty = try size(of: StaticBuild.empty())
    let row = Row(
      what: "size of the static command, to an empty asynchronous program",
      ratio: Double(command) / Double(empty),
      budget: 1.1,
      note: "\(command / 1000) to \(empty / 1000) kB"
    )
    return [row]
  }

  private static func size(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.size] as? NSNumber)?.intValue ?? 0
  }
}
