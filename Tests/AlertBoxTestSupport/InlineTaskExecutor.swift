/// A task's executor that runs each job at once, on the thread that resumes the task.
///
/// With it a test sees what is true at that moment, and a resumption under a lock is a deadlock.
package final class InlineTaskExecutor: TaskExecutor {
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}
