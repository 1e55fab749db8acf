// What `Glibc` adds in Swift to the functions of C is one object file, with all of mathematics behind
// it: 100 kB of a static program. These few, which hide those of the same names, are all that is
// called of it. The calls of a variable number of arguments are those that it makes itself.
#if canImport(Glibc) && canImport(SwiftOverlayShims)
  // The environment is a variable of C; only the start of another program reads it.
  @preconcurrency import Glibc
  import SwiftOverlayShims

  var errno: Int32 {
    get { _swift_stdlib_getErrno() }
    set { _swift_stdlib_setErrno(newValue) }
  }

  var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { __environ }

  func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    _swift_stdlib_open(path, flags, 0)
  }

  func fcntl(_ file: Int32, _ command: Int32) -> Int32 { _swift_stdlib_fcntl(file, command, 0) }

  func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 {
    _swift_stdlib_fcntl(file, command, value)
  }

  func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 {
    _swift_stdlib_fcntlPtr(file, command, value)
  }

  func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 {
    _swift_stdlib_ioctlPtr(file, request, value)
  }

  typealias SignalHandler = @convention(c) (Int32) -> Void

  var SIG_DFL: SignalHandler? { nil }

  var SIG_IGN: SignalHandler { unsafeBitCast(1, to: SignalHandler.self) }

  var S_IFMT: mode_t { 0o170000 }

  var S_IFREG: mode_t { 0o100000 }

  var S_IFIFO: mode_t { 0o010000 }
#endif
