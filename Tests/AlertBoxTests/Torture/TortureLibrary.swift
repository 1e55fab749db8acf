import Foundation

/// The library that makes trouble for the command, compiled from `Tests/Torture/torture.c`.
enum TortureLibrary {
  private static let folder = try? TemporaryFolder()

  /// Where the library is; nil where there is no compiler, or no Linux.
  static let path: String? = {
    guard let folder, FileManager.default.fileExists(atPath: "/proc/self/fd") else { return nil }
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Torture/torture.c").standardizedFileURL.path(percentEncoded: false)
    let library = "\(folder.path)/torture.so"
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/bin/sh")
    // The toolchain that builds Swift has a compiler of C.
    compiler.arguments = [
      "-c", "for cc in clang cc; do command -v $cc >/dev/null && exec $cc \"$@\"; done; exit 127",
      "sh", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared", "-o", library,
      source,
    ]
    do {
      try compiler.run()
    } catch {
      return nil
    }
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0 ? library : nil
  }()

  static var isAvailable: Bool { path != nil }
}
