import Dispatch

/// An actor's executor that counts the jobs it is given, and can tell whether code runs on it.
final class CountingExecutor: SerialExecutor {
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  private let queue = DispatchQueue(label: "CountingExecutor")
  private let count = Locked(0)

  init() {
    queue.setSpecific(key: Self.key, value: ObjectIdentifier(self))
  }

  /// How many jobs it was given so far.
  var jobs: Int { count.withLock { $0 } }

  /// Whether the calling code runs on this executor.
  var isCurrent: Bool { DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(self) }

  func enqueue(_ job: consuming ExecutorJob) {
    count.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
