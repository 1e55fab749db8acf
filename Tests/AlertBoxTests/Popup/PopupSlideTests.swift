import AlertBox
import Testing

@Suite("How a popup slides in")
struct PopupSlideTests {
  private static let start = ContinuousClock.now

  @Test(
    "A step is due every 30 ms, and after 150 ms it stands",
    arguments: [(0, 0), (29, 0), (30, 1), (59, 1), (60, 2), (149, 4), (150, 5), (10_000, 5)]
  )
  func steps(milliseconds: Int, step: Int) {
    var slide = PopupSlide(at: Self.start)
    slide.advance(to: Self.start + .milliseconds(milliseconds))
    #expect(slide.step == step)
    #expect(slide.isSettled == (step == 5))
  }

  @Test("It tells when the next step is due, and never goes back")
  func nextStep() {
    var slide = PopupSlide(at: Self.start)
    #expect(slide.timeToNextStep(at: Self.start) == .milliseconds(30))
    slide.advance(to: Self.start + .milliseconds(40))
    #expect(slide.timeToNextStep(at: Self.start + .milliseconds(40)) == .milliseconds(20))
    #expect(slide.timeToNextStep(at: Self.start + .milliseconds(90)) == .zero)
    slide.advance(to: Self.start)
    #expect(slide.step == 1)
    slide.advance(to: Self.start + .seconds(1))
    #expect(slide.timeToNextStep(at: Self.start + .seconds(1)) == nil)
  }

  @Test(
    "It comes nearer with each step, fast at first, and is in its place at the end",
    arguments: [(0, [0, 0, 0, 0, 0, 0]), (1, [1, 1, 1, 1, 1, 0]), (36, [25, 16, 9, 4, 1, 0])]
  )
  func offsets(distance: Int, offsets: [Int]) {
    #expect((0...5).map { PopupSlide.offset(at: $0, of: distance) } == offsets)
  }
}
