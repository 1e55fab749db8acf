import Foundation

/// Programs linked by the script that the README names.
enum StaticBuild {
  /// The path of the command.
  static func command() throws -> String { try builtCommand.get() }

  private static let builtCommand = Result { try build("alertbox", package: root) }

  /// Builds a program that does nothing, and that asynchronously.
  ///
  /// - Returns: The path of the program.
  static func empty() throws -> String {
    let package = scratch.appending(path: "EmptyPackage")
    let sources = package.appending(path: "Sources/Empty")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try write(
      """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(name: "Empty", targets: [.executableTarget(name: "Empty")])
      """,
      to: package.appending(path: "Package.swift")
    )
    try write(
      "@main struct Empty { static func main() async {} }",
      to: sources.appending(path: "Empty.swift")
    )
    return try build("Empty", package: package)
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../../../..").standardized
  static let scratch = root.appending(path: "Benchmarks/.build/static")

  private static func build(_ product: String, package: URL) throws -> String {
    let folder = scratch.appending(path: product)
    try Tool.run([
      root.appending(path: "Scripts/build-static").path, "--package-path", package.path,
      "--scratch-path", folder.path, "--product", product,
    ])
    return try install(folder.appending(path: "release/\(product)"))
  }

  /// Copies a program, as installing it does.
  ///
  /// What a linker has just written starts more slowly: its pages are in memory one by one.
  private static func install(_ program: URL) throws -> String {
    let folder = scratch.appending(path: "installed")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let copy = folder.appending(path: program.lastPathComponent)
    try Data(contentsOf: program).write(to: copy)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: copy.path)
    return copy.path
  }

  /// Writes a file unless it is there, so that nothing is built twice.
  private static func write(_ text: String, to file: URL) throws {
    if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
