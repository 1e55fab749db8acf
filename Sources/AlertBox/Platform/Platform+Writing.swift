#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// What is written to files.
extension Platform {
  /// Writes some of the bytes, and returns how many.
  package static func writeSome(
    _ bytes: ArraySlice<UInt8>,
    to file: FileDescriptor
  ) throws(PlatformError) -> Int {
    try retrying {
      bytes.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(file.rawValue, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
          Glibc.write(file.rawValue, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
          Musl.write(file.rawValue, bytes.baseAddress, bytes.count)
        #endif
      }
    }
  }

  /// Writes some of the bytes, without the signal that a pipe sends that nobody reads.
  static func writeSomeQuietly(
    _ bytes: ArraySlice<UInt8>,
    to file: FileDescriptor
  ) throws(PlatformError) -> Int {
    var brokenPipe = set(of: SIGPIPE)
    var previous = sigset_t()
    pthread_sigmask(SIG_BLOCK, &brokenPipe, &previous)
    defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
    do {
      return try writeSome(bytes, to: file)
    } catch {
      var pending = sigset_t()
      sigpending(&pending)
      var signal: Int32 = 0
      // Taken, so that it does not come when the mask is given back.
      if error.code == EPIPE, sigismember(&pending, SIGPIPE) == 1 { sigwait(&brokenPipe, &signal) }
      throw error
    }
  }

  /// Writes what a stream takes that may be stuck, and gives up on the rest after a moment.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - file: Where to.
  package static func writeIfPossible(_ bytes: some Sequence<UInt8>, to file: FileDescriptor) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      guard isReady(file, for: .output, within: 200),
        let count = try? writeSomeQuietly(rest.prefix(256), to: file)
      else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all of the bytes, waiting as long as it takes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - file: Where to.
  ///   - isQuiet: Whether to do without the signal that a pipe sends that nobody reads.
  /// - Throws: ``PlatformError`` if not all could be written.
  package static func write(
    _ bytes: some Sequence<UInt8>,
    to file: FileDescriptor,
    quietly isQuiet: Bool = false
  ) throws(PlatformError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      do {
        let count = isQuiet ? try writeSomeQuietly(rest, to: file) : try writeSome(rest, to: file)
        rest = rest.dropFirst(count)
      } catch {
        // A stream that someone else has made non-blocking.
        guard error.isTemporary else { throw error }
        _ = try wait(for: [(file, .output)], timeout: nil)
      }
    }
  }
}
