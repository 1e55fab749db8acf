import Foundation

/// The library that makes trouble for the command, compiled from `Tests/Torture/torture.c`.
enum TortureLibrary {
  /// Where the library is, beside the command; nil where there is no compiler, or no Linux.
  static let path: String? = {
    guard FileManager.default.fileExists(atPath: "/proc/self/fd") else { return nil }
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Torture/torture.c").standardizedFileURL.path(percentEncoded: false)
    let library = "\(BuiltProgram.dynamicAlertbox)-torture.so"
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/bin/sh")
    // The toolchain that builds Swift has a compiler of C. Other tests may have the library loaded.
    let script = """
      for cc in clang cc; do
        command -v $cc >/dev/null && $cc "$@" -o "$0.$$" && exec mv "$0.$$" "$0"
      done
      exit 127
      """
    compiler.arguments = [
      "-c", script, library, "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-O1", "-fPIC", "-shared",
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
