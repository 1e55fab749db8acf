/// A clock for a process that lives for one question: its time passes on threads of their own.
///
/// The runtime's clocks need threads and descriptors of the runtime's. Where there are none left, it
/// ends the process, whatever that holds, or waits for ever.
package final class ThreadClock: Clock, TaskExecutor {
  package init() {}

  package var now: ContinuousClock.Instant { .now }

  package var minimumResolution: Duration { .milliseconds(1) }

  /// Blocks the thread for as long, also if the task is cancelled.
  package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async {
    while true {
      let rest = ContinuousClock.now.duration(to: deadline)
      if rest <= .zero { return }
      _ = try? Platform.wait(for: [], timeout: Platform.milliseconds(rest))
    }
  }

  /// Runs a task that waits for this clock.
  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let run: @Sendable () -> Void = { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    do {
      try Platform.startThread(usesIdleThread: false, takesSignals: false, run)
    } catch {
      // Then the time is over before anyone is asked, which is better than one that never ends.
      run()
    }
  }
}
