import Foundation

/// A Python with the packages that ask questions, where it can be installed.
enum Python {
  /// The path of the interpreter, or `nil` if there is none or the packages cannot be had.
  static let path: String? = {
    let folder = StaticBuild.scratch.appending(path: "python").path
    let python = "\(folder)/bin/python"
    let imports = [python, "-c", "import click, questionary"]
    do {
      if (try? Tool.run(imports)) == nil {
        try Tool.run(["python3", "-m", "venv", folder])
        try Tool.run([python, "-m", "pip", "install", "--quiet", "click", "questionary"])
        try Tool.run(imports)
      }
      return python
    } catch {
      return nil
    }
  }()
}
