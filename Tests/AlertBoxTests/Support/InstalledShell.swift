import AlertBoxCLI
import Foundation
import Testing

extension Shell {
  /// Where the shell is, if it is installed.
  var path: String? {
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(rawValue)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The words that the shell offers for a line, by its script of completions, in order.
  ///
  /// The last word of the line is the one to be completed. Not for zsh, which needs a terminal.
  func candidates(for words: [String], script: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.write(script, to: "completions")
    let path = try #require(path)
    let arguments =
      switch self {
      case .bash:
        [
          "--norc", "--noprofile", "-c",
          """
          source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _alertbox
          for word in "${COMPREPLY[@]}"; do echo "$word"; done
          """,
          file,
        ] + words
      case .fish, .zsh:
        [
          "--no-config", "-c", "source $argv[1]; complete -C \"$argv[2]\"", file,
          words.joined(separator: " "),
        ]
      }
    let result = try await Command.run(
      path,
      arguments,
      environment: Invocation.defaultEnvironment.merging(["HOME": folder.path]) { $1 },
      directory: folder.path
    )
    #expect(result.stderrText == "")
    // A command that is in two folders is offered twice, and shown once.
    return Set(result.stdoutText.split(separator: "\n").map(String.init)).sorted()
  }
}

extension TerminalSession {
  /// Starts a shell at a terminal as a person has it, in which `alertbox` is the built command.
  static func shell(_ shell: Shell, in folder: TemporaryFolder) throws -> TerminalSession {
    let commands = URL(filePath: BuiltProgram.alertbox).deletingLastPathComponent()
      .path(percentEncoded: false)
    return try TerminalSession(
      shell == .zsh ? ["-f", "-i"] : ["--norc", "--noprofile", "-i"],
      executable: try #require(shell.path),
      columns: 200,
      environment: [
        "PATH": "\(commands):/usr/local/bin:/usr/bin:/bin", "HOME": folder.path, "PS1": "$ ",
        "TERM": "xterm", "LANG": "C.UTF-8", "HISTFILE": "", "INPUTRC": "/dev/null",
      ],
      directory: folder.path
    )
  }
}
