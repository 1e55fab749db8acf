import Dispatch

/// A task's executor that counts the jobs it is given.
final class CountingTaskExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "CountingTaskExecutor")
  private let count = Locked(0)

  /// How many jobs it was given so far.
  var jobs: Int { count.withLock { $0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    count.withLock { $0 += 1 }
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
