import Foundation
import Testing

/// The programs that the package builds beside its tests.
enum BuiltProgram {
  /// The command, or another build of it that the environment names.
  static let alertbox =
    ProcessInfo.processInfo.environment["ALERTBOX_TESTED_COMMAND"] ?? path("alertbox")

  /// The command as it is built beside the tests, which is linked dynamically.
  static let dynamicAlertbox = path("alertbox")

  /// A program that asks through the library.
  static let host = path("AlertBoxTestHost")

  /// The test bundle lies in the folder of the products, whatever runs it.
  private static func path(_ name: String) -> String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let end = bundle.range(of: ".xctest")?.upperBound ?? bundle.endIndex
    return URL(filePath: String(bundle[..<end])).deletingLastPathComponent()
      .appending(path: name).path(percentEncoded: false)
  }
}

extension TerminalSession {
  /// Starts the built command at a terminal, with its standard output in a pipe.
  static func alertbox(
    _ arguments: String...,
    columns: Int = 80,
    environment: [String: String] = [:],
    stdin: StandardInput = .terminal,
    stderr: StandardOutput = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      arguments,
      executable: BuiltProgram.alertbox,
      columns: columns,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 },
      stdin: stdin,
      stdout: .pipe,
      stderr: stderr
    )
  }

  /// Starts the built command as ``alertbox(_:columns:environment:stdin:stderr:)`` does, in line mode.
  static func plain(
    _ arguments: String...,
    environment: [String: String] = [:],
    stdin: StandardInput = .terminal,
    stderr: StandardOutput = .terminal
  ) throws -> TerminalSession {
    try TerminalSession(
      arguments + ["--style", "plain"],
      executable: BuiltProgram.alertbox,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 },
      stdin: stdin,
      stdout: .pipe,
      stderr: stderr
    )
  }

  /// Starts an interactive shell in which `alertbox` is the built command.
  static func shell(
    columns: Int,
    environment: [String: String] = [:],
    directory: String? = nil
  ) throws -> TerminalSession {
    let folder = URL(filePath: BuiltProgram.alertbox).deletingLastPathComponent()
    let path = "\(folder.path(percentEncoded: false)):/usr/bin:/bin"
    return try TerminalSession(
      ["--norc", "--noprofile", "--noediting", "-i"],
      executable: "/bin/bash",
      columns: columns,
      environment: Invocation.defaultEnvironment
        .merging(["PATH": path, "PS1": "$ ", "PS2": "> ", "HISTFILE": ""]) { $1 }
        .merging(environment) { $1 },
      directory: directory
    )
  }

  /// Starts the program that asks through the library, by default at a terminal that can draw.
  static func host(
    _ mode: String,
    rows: Int = 24,
    term: String = "xterm-256color",
    stdin: StandardInput = .terminal
  ) throws -> TerminalSession {
    // The Swift runtime's backtrace would answer a quit signal with questions of its own.
    let environment = Invocation.defaultEnvironment.merging(
      ["SWIFT_BACKTRACE": "enable=no", "TERM": term]
    ) { $1 }
    return try TerminalSession(
      [mode],
      executable: BuiltProgram.host,
      rows: rows,
      environment: environment,
      stdin: stdin,
      stdout: .pipe
    )
  }
}

extension Command {
  /// Runs the built command without a terminal.
  static func alertbox(
    _ arguments: String...,
    stdin: StandardInput = .null,
    stdout: StandardOutput = .pipe,
    stderr: StandardOutput = .pipe
  ) async throws -> Result {
    try await alertbox(arguments, stdin: stdin, stdout: stdout, stderr: stderr)
  }

  /// Runs the built command without a terminal.
  static func alertbox(
    _ arguments: [String],
    stdin: StandardInput = .null,
    stdout: StandardOutput = .pipe,
    stderr: StandardOutput = .pipe,
    environment: [String: String] = [:]
  ) async throws -> Result {
    try await run(
      BuiltProgram.alertbox,
      arguments,
      stdin: stdin,
      stdout: stdout,
      stderr: stderr,
      environment: Invocation.defaultEnvironment.merging(environment) { $1 }
    )
  }

  /// Runs a shell script in which `alertbox` is the built command, without a terminal.
  static func shell(_ script: String, stdin: StandardInput = .null) async throws -> Result {
    try await run(
      "/bin/sh",
      ["-c", "alertbox() { \"$ALERTBOX\" \"$@\"; }; \(script)"],
      stdin: stdin,
      environment: Invocation.defaultEnvironment.merging(["ALERTBOX": BuiltProgram.alertbox]) { $1 }
    )
  }
}
