#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Pipes.
extension Platform {
  /// Makes a pipe of which neither end blocks.
  package static func makePipe() throws(PlatformError) -> (
    read: FileDescriptor, write: FileDescriptor
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw lastError }
    let read: FileDescriptor
    do {
      read = try awayFromStandardStreams(ends[0])
    } catch {
      close(FileDescriptor(rawValue: ends[1]))
      throw error
    }
    let write: FileDescriptor
    do {
      write = try awayFromStandardStreams(ends[1])
    } catch {
      close(read)
      throw error
    }
    _ = fcntl(read.rawValue, F_SETFL, O_NONBLOCK)
    _ = fcntl(write.rawValue, F_SETFL, O_NONBLOCK)
    return (read, write)
  }

  /// Whether something can still be written into a pipe.
  ///
  /// - Parameter pipe: The end that is read.
  /// - Returns: Whether someone has the other one.
  package static func hasWriter(_ pipe: FileDescriptor) -> Bool {
    do throws(PlatformError) {
      while true {
        // A signal that comes first says nothing of the pipe.
        if let ready = try wait(for: [(pipe, .input)], timeout: 0) { return !ready[0].isHungUp }
      }
    } catch {
      return true
    }
  }

  /// Makes a pipe for what another program writes: its end waits, and this one's does not.
  package static func makeOutputPipe() throws(PlatformError) -> (
    read: FileDescriptor, write: FileDescriptor
  ) {
    let pipe = try makePipe()
    _ = fcntl(pipe.write.rawValue, F_SETFL, 0)
    return pipe
  }
}
