import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Starting other programs.
extension Platform {
  /// Finds a program as `execvp` does: a name with a slash is its path, any other is in `PATH`.
  ///
  /// - Parameter name: The name, in bytes.
  /// - Returns: The path.
  /// - Throws: ``PlatformError`` if there is none, or none that may be run.
  package static func findProgram(_ name: [UInt8]) throws(PlatformError) -> [UInt8] {
    let slash = UInt8(ascii: "/")
    if name.isEmpty { throw PlatformError(code: ENOENT) }
    if name.contains(slash) {
      try checkProgram(name)
      return name
    }
    // Where there is no such variable, what glibc looks through.
    let folders = Array((environment("PATH") ?? "/bin:/usr/bin").utf8)
    var failure = PlatformError(code: ENOENT)
    for folder in folders.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      let path = folder.isEmpty ? name : Array(folder) + [slash] + name
      do {
        try checkProgram(path)
        return path
      } catch {
        if error.isDenied { failure = error }
      }
    }
    throw failure
  }

  private static func checkProgram(_ path: [UInt8]) throws(PlatformError) {
    var status = stat()
    let name = path.cString
    if stat(name, &status) != 0 || access(name, X_OK) != 0 { throw lastError }
    // Whoever may do anything may even search a folder.
    if status.st_mode & S_IFMT != S_IFREG { throw PlatformError(code: EACCES) }
  }

  /// Starts a program as part of this process's group, so that the terminal's keys reach it too.
  ///
  /// It gets the environment and all open standard streams but those that are replaced. Signals that
  /// are ignored stay so, all others have their defaults. A script that names no interpreter is one
  /// for `sh`, as for `execvp`.
  ///
  /// - Parameters:
  ///   - path: Where the program is, in bytes.
  ///   - arguments: Its arguments in bytes, the name that it is called by first.
  ///   - streams: What its standard streams are to be instead of this process's.
  ///   - mask: The signals that are blocked there.
  /// - Returns: The number of its process.
  /// - Throws: ``PlatformError`` if it cannot be run.
  package static func start(
    _ path: [UInt8],
    _ arguments: [[UInt8]],
    streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
    mask: SignalMask
  ) throws(PlatformError) -> Int32 {
    do {
      return try startFile(path, arguments, streams: streams, mask: mask)
    } catch {
      guard error.code == ENOEXEC else { throw error }
      let shell = Array("/bin/sh".utf8)
      return try startFile(
        shell,
        [shell, path] + arguments.dropFirst(),
        streams: streams,
        mask: mask
      )
    }
  }

  #if canImport(Darwin)
    private static func startFile(
      _ path: [UInt8],
      _ arguments: [[UInt8]],
      streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
      mask: SignalMask
    ) throws(PlatformError) -> Int32 {
      var attributes: posix_spawnattr_t?
      var actions: posix_spawn_file_actions_t?
      posix_spawnattr_init(&attributes)
      posix_spawn_file_actions_init(&actions)
      defer {
        posix_spawnattr_destroy(&attributes)
        posix_spawn_file_actions_destroy(&actions)
      }
      var set = mask.set
      posix_spawnattr_setsigmask(&attributes, &set)
      var restored = Self.set(of: SIGPIPE)
      if !restoresBrokenPipes.load(ordering: .sequentiallyConsistent) { sigemptyset(&restored) }
      posix_spawnattr_setsigdefault(&attributes, &restored)
      posix_spawnattr_setflags(
        &attributes,
        Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF)
      )
      for (stream, replacement) in streams {
        posix_spawn_file_actions_adddup2(&actions, replacement.rawValue, stream.rawValue)
      }
      var words = arguments.map { strdup($0.cString) } + [nil]
      defer { words.forEach { free($0) } }
      var process: pid_t = 0
      let code = posix_spawn(&process, path.cString, &actions, &attributes, &words, environ)
      if code != 0 { throw PlatformError(code: code) }
      return process
    }
  #else
    /// By `fork`, as `posix_spawn` holds this process until the program is there: stopped by Ctrl-Z
    /// before that, neither would ever go on.
    private static func startFile(
      _ path: [UInt8],
      _ arguments: [[UInt8]],
      streams: [(stream: FileDescriptor, replacement: FileDescriptor)],
      mask: SignalMask
    ) throws(PlatformError) -> Int32 {
      let failure = try makePipe()
      defer { close(failure.read) }
      let path = path.cString
      let words = arguments.map { strdup($0.cString) } + [nil]
      defer { words.forEach { free($0) } }
      var set = mask.set
      let process = forking {
        for signal: Int32 in 1...64 where !isIgnored(signal) { setHandler(SIG_DFL, for: signal) }
        if restoresBrokenPipes.load(ordering: .sequentiallyConsistent) {
          setHandler(SIG_DFL, for: SIGPIPE)
        }
        for (stream, replacement) in streams { dup2(replacement.rawValue, stream.rawValue) }
        pthread_sigmask(SIG_SETMASK, &set, nil)
        execve(path, words, environ)
        withUnsafeBytes(of: errno) { _ = writeBytes($0, failure.write.rawValue) }
        _exit(127)
      }
      let error = lastError
      close(failure.write)
      if process < 0 { throw error }
      while (try? wait(for: [(failure.read, .input)], timeout: nil)) == nil {}
      // There is nothing to read where the program has closed the pipe by being run.
      let report = (try? read(failure.read, count: MemoryLayout<Int32>.size)) ?? []
      guard !report.isEmpty else { return process }
      _ = try? retrying { waitpid(process, nil, 0) }
      throw PlatformError(code: report.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) })
    }
  #endif
}

extension [UInt8] {
  /// The bytes as a C string.
  fileprivate var cString: [CChar] { map { CChar(bitPattern: $0) } + [0] }
}
