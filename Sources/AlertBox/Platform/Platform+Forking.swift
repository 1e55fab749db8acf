#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// What copies of this process do.
extension Platform {
  /// Leaves a process behind that passes on what comes through a pipe, for as long as that has an end
  /// to write into.
  ///
  /// Whoever has that end would otherwise be ended by its next output, which is so where there is no
  /// `fork`.
  ///
  /// - Parameters:
  ///   - pipe: The end to read.
  ///   - destination: Where to.
  package static func leaveRelay(from pipe: FileDescriptor, to destination: FileDescriptor) {
    #if !canImport(Darwin)
      let size = 64 << 10
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
      defer { buffer.deallocate() }
      let isTerminal = isTerminal(destination)
      // Above that is nothing that this process has opened.
      let files = 0..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1024))
      _ = forking {
        // It holds nothing but the two, and no signal is meant for it.
        for file in files where file != pipe.rawValue && file != destination.rawValue {
          close(FileDescriptor(rawValue: file))
        }
        chdir("/")
        _ = fcntl(pipe.rawValue, F_SETFL, 0)
        relay(from: pipe.rawValue, to: destination.rawValue, isTerminal: isTerminal, buffer)
        _exit(0)
      }
    #endif
  }

  #if !canImport(Darwin)
    /// Calls a function in a copy of this process, where no signal comes, and it must end that.
    ///
    /// As other threads are not copied it does no more than call the system.
    static func forking(_ body: () -> Void) -> Int32 {
      var all = sigset_t()
      var previous = sigset_t()
      sigfillset(&all)
      pthread_sigmask(SIG_SETMASK, &all, &previous)
      let process = fork()
      if process == 0 {
        body()
        _exit(127)
      }
      let code = errno
      pthread_sigmask(SIG_SETMASK, &previous, nil)
      errno = code
      return process
    }

    private static func relay(
      from pipe: Int32,
      to destination: Int32,
      isTerminal: Bool,
      _ buffer: UnsafeMutableRawBufferPointer
    ) {
      var isDeaf = false
      while true {
        let count = readBytes(pipe, buffer)
        if count == 0 { return }
        if count < 0 {
          if errno != EINTR { return }
          continue
        }
        var rest = UnsafeRawBufferPointer(buffer)[..<count]
        while !isDeaf, !rest.isEmpty {
          let written = writeBytes(UnsafeRawBufferPointer(rebasing: rest), destination)
          if written >= 0 {
            rest = rest.dropFirst(written)
          } else if isTemporary(errno) {
            var file = pollfd(fd: destination, events: Int16(POLLOUT), revents: 0)
            poll(&file, 1, -1)
          } else if errno != EINTR {
            // A terminal that is gone ends nobody who writes there.
            if !isTerminal { return }
            isDeaf = true
          }
        }
      }
    }

    private static func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Int {
      #if canImport(Glibc)
        Glibc.read(file, bytes.baseAddress, bytes.count)
      #else
        Musl.read(file, bytes.baseAddress, bytes.count)
      #endif
    }

    static func writeBytes(_ bytes: UnsafeRawBufferPointer, _ file: Int32) -> Int {
      #if canImport(Glibc)
        Glibc.write(file, bytes.baseAddress, bytes.count)
      #else
        Musl.write(file, bytes.baseAddress, bytes.count)
      #endif
    }
  #endif
}
