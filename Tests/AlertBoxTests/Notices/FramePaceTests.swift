import AlertBox
import Testing

@Suite("FramePace")
struct FramePaceTests {
  private let start = ContinuousClock.now

  @Test("The first frame is due at once, the next one a tenth of a second later")
  func due() {
    var pace = FramePace()
    #expect(pace.timeToNext(start, isDue: true) == .zero)
    #expect(pace.timeToNext(start, isDue: false) == nil)
    pace.note(start)
    #expect(pace.timeToNext(start, isDue: true) == .milliseconds(100))
    #expect(pace.timeToNext(start + .milliseconds(70), isDue: true) == .milliseconds(30))
    #expect(pace.timeToNext(start + .milliseconds(100), isDue: true) == .zero)
    #expect(pace.timeToNext(start + .seconds(9), isDue: true) == .zero)
    #expect(pace.timeToNext(start + .seconds(9), isDue: false) == nil)
  }

  @Test("However often it is looked at, there are eleven frames in a second")
  func bounded() {
    var pace = FramePace()
    var frames = 0
    for step in 0...1000 {
      let now = start + .milliseconds(step)
      guard pace.timeToNext(now, isDue: true) == .zero else { continue }
      pace.note(now)
      frames += 1
    }
    #expect(frames == 11)
  }

  @Test("What turns does so by time, not by frames")
  func phase() {
    var pace = FramePace()
    #expect(pace.phase(start) == 0)
    for step in 0...5 { pace.note(start + .milliseconds(step)) }
    #expect(pace.phase(start + .milliseconds(99)) == 0)
    #expect(pace.phase(start + .milliseconds(1050)) == 10)
  }
}
