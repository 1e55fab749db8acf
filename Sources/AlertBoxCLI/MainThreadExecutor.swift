import AlertBox

/// Runs a task on the thread that calls ``run()``.
///
/// In a process that lives for one question, the pool's threads would take longer to start than all
/// the rest together.
final class MainThreadExecutor: TaskExecutor {
  private let jobs = Locked<[UnownedJob]>([])
  private let waker = ThreadWaker()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waker.wake()
  }

  /// Runs what is enqueued, in order, until the process ends.
  func run() -> Never {
    while true {
      waker.sleep()
      for job in takeJobs() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  private func takeJobs() -> [UnownedJob] {
    jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
  }
}
