import AlertBox
import Foundation
import Testing

@Suite("A thread that sleeps until it is woken", .timeLimit(.minutes(10)))
struct ThreadWakerTests {
  @Test("Waking it before it sleeps counts, once")
  func before() async {
    let waker = ThreadWaker()
    waker.wake()
    waker.wake()
    waker.sleep()
    let log = Log<String>()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        waker.sleep()
        log.append("woken")
        continuation.resume()
      }
      log.append("waking")
      waker.wake()
    }
    #expect(log.elements == ["waking", "woken"])
  }
}
