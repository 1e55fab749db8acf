#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  #error("This platform is not supported.")
#endif

/// Lets one thread sleep until another wakes it; waking comes before sleeping just as well.
package final class ThreadWaker: Sendable {
  // At a place of their own, as the system knows them by their addresses. Once they are set up, only
  // the system's functions touch the first two, and the third is touched under the mutex.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(
    capacity: 1
  )
  private nonisolated(unsafe) let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1
  )
  private nonisolated(unsafe) let isAwake = UnsafeMutablePointer<Bool>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    isAwake.initialize(to: false)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    isAwake.deallocate()
    condition.deallocate()
    mutex.deallocate()
  }

  /// Wakes the thread, now or when it is about to sleep.
  package func wake() {
    pthread_mutex_lock(mutex)
    isAwake.pointee = true
    pthread_cond_signal(condition)
    pthread_mutex_unlock(mutex)
  }

  /// Sleeps until the thread was woken since the last time.
  package func sleep() {
    pthread_mutex_lock(mutex)
    while !isAwake.pointee { pthread_cond_wait(condition, mutex) }
    isAwake.pointee = false
    pthread_mutex_unlock(mutex)
  }
}
