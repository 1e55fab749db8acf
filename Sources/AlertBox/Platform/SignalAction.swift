#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// What a signal does, under one name on all systems.
extension sigaction {
  typealias Handler = @convention(c) (Int32) -> Void

  /// The handler as a number, as `SIG_DFL` and `SIG_IGN` are no functions to compare.
  var address: Int {
    #if canImport(Darwin)
      unsafeBitCast(__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Glibc)
      unsafeBitCast(__sigaction_handler.sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(__sa_handler.sa_handler, to: Int.self)
    #endif
  }

  mutating func setHandler(_ handler: Handler?) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #endif
  }

  var isDefault: Bool { address == unsafeBitCast(SIG_DFL, to: Int.self) }

  var isIgnored: Bool { address == unsafeBitCast(SIG_IGN, to: Int.self) }

  func isHandled(by handler: @escaping Handler) -> Bool {
    address == unsafeBitCast(handler, to: Int.self)
  }
}
