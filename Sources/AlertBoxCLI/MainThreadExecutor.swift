import AlertBox

/// Runs a task on the thread that calls ``run()``, and lends the thread while the task waits.
///
/// In a process that lives for one question, to start other threads would take longer than all the
/// rest together.
final class MainThreadExecutor: TaskExecutor {
  private let work = Locked<[@Sendable () -> Void]>([])
  private let waker = ThreadWaker()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    add { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Does what is to be done, in order, until the process ends.
  func run() -> Never {
    offerThread()
    while true {
      waker.sleep()
      for function in takeWork() { function() }
    }
  }

  /// Lends the thread for one function at a time, as that may take as long as a person.
  private func offerThread() {
    Platform.offerThread { body in
      self.add {
        body()
        self.offerThread()
      }
    }
  }

  private func add(_ function: @escaping @Sendable () -> Void) {
    work.withLock { $0.append(function) }
    waker.wake()
  }

  private func takeWork() -> [@Sendable () -> Void] {
    work.withLock { work in
      defer { work = [] }
      return work
    }
  }
}
