import Foundation

/// A program started with nothing between it and the measurement, in a session of its own.
struct ChildProcess {
  /// Where the program reads.
  enum Input {
    /// A terminal, by its path, which becomes its controlling terminal and gets all output.
    case terminal(path: String)
    /// A descriptor; then there is no terminal, and output is thrown away.
    case descriptor(Int32)
  }

  let processID: pid_t

  /// The time that the processor has spent on the program so far, in nanoseconds.
  var processorTime: Int {
    get throws {
      let threads = "/proc/\(processID)/task"
      return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { sum, thread in
        let path = "\(threads)/\(thread)/schedstat"
        let text = try String(contentsOfFile: path, encoding: .ascii)
        return sum + (text.split(separator: " ").first.flatMap { Int($0) } ?? 0)
      }
    }
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: Its path and its arguments.
  ///   - input: Where it reads.
  /// - Throws: If it cannot be started.
  init(_ words: [String], input: Input) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch input {
    case .terminal(let path):
      posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
      posix_spawn_file_actions_adddup2(&actions, 0, 1)
      posix_spawn_file_actions_adddup2(&actions, 0, 2)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, 0)
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Self.newSession)
    var processID: pid_t = 0
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let variables = ["PATH=\(folders)", "TERM=xterm-256color", "LANG=C.UTF-8"]
    let path = words[0]
    let code = withPointers(to: words) { words in
      withPointers(to: variables) { variables in
        posix_spawn(&processID, path, &actions, &attributes, words, variables)
      }
    }
    guard code == 0 else {
      throw BenchmarkError("\(path) cannot be started: \(String(cString: strerror(code)))")
    }
    self.processID = processID
  }

  /// Waits for the program's end.
  ///
  /// - Throws: If it does not exit with status 0.
  func wait() throws {
    var status: Int32 = 0
    while waitpid(processID, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw BenchmarkError("A measured program ended with \(status).") }
  }

  // `POSIX_SPAWN_SETSID`, which the headers of glibc and musl show only to GNU sources.
  private static let newSession: Int16 = 0x80
}

/// Calls a function with strings as C knows them, and a null pointer behind the last.
private func withPointers<Result>(
  to strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
