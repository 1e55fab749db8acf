#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

extension Platform {
  /// The handlers that were in place before signals were caught.
  final class PreviousHandlers: Sendable {
    private let actions: Locked<[(signal: Int32, action: sigaction)]>

    init(_ actions: sending [(signal: Int32, action: sigaction)]) {
      self.actions = Locked(actions)
    }

    /// Whether the program handles a signal itself.
    func hasHandler(for signal: Int32) -> Bool {
      actions.withLock { $0.contains { $0.signal == signal && !$0.action.isDefault } }
    }

    /// Whether the signal is caught, as the program does not ignore it.
    func includes(_ signal: Int32) -> Bool {
      actions.withLock { $0.contains { $0.signal == signal } }
    }

    /// Gives a signal its handler back, or all of them, unless the program has set a new one.
    ///
    /// - Parameter signal: The signal, or `nil` for all.
    /// - Returns: Whether there was one to give back.
    @discardableResult
    func restore(_ signal: Int32? = nil) -> Bool {
      actions.withLock { actions in
        var isRestored = false
        for (number, action) in actions where signal == nil || signal == number {
          guard Platform.action(for: number).isHandled(by: catchSignal) else { continue }
          var action = action
          sigaction(number, &action, nil)
          isRestored = true
        }
        return isRestored
      }
    }
  }
}
