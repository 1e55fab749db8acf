/// How a process ended.
enum ExitStatus: Equatable, Sendable, CustomStringConvertible {
  case exited(Int32)
  case signalled(Int32)

  /// Decodes what `waitpid` returned, which must not be of a process that has only stopped.
  init(waitStatus status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signalled(status & 0x7F)
  }

  static func isStop(waitStatus status: Int32) -> Bool {
    status & 0xFF == 0x7F
  }

  var description: String {
    switch self {
    case .exited(let code): "exited \(code)"
    case .signalled(let signal): "signalled \(signal)"
    }
  }
}
