import Synchronization

/// A value behind a lock, in the order that the thread sanitizer can follow.
///
/// On Linux a contended `Mutex` is handed over inside the kernel, where the sanitizer does not see
/// it and reports a race. The atomic beside it says the same in a way that it does see: what was
/// done under the lock before is stored with release, and loaded with acquire by the next holder.
package struct Locked<Value>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let handover = Atomic<UInt8>(0)

  package init(_ value: consuming sending Value) {
    mutex = Mutex(value)
  }

  /// Calls a function with the value, which no one else sees meanwhile.
  ///
  /// - Parameter body: What to do with the value. It must be quick, must not call what is not this
  ///   library's, and must take no lock that is held when this one is taken.
  /// - Returns: What the function returns.
  /// - Throws: What the function throws.
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock { value throws(Failure) in
      _ = handover.load(ordering: .acquiring)
      defer { handover.store(0, ordering: .releasing) }
      return try body(&value)
    }
  }
}
