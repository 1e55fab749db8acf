import AlertBox
import AlertBoxCLI
import Testing

@Suite("Which streams of a program come through a pipe")
struct OutputPlanTests {
  private typealias Pipe = OutputPlan.Pipe

  /// Makes a plan for a standard output that is on the screen or not, beside a standard error that is.
  private func pipes(
    outputIsOnScreen: Bool,
    isWritable: Bool = true,
    readsAll: Bool = false
  ) -> [Pipe] {
    OutputPlan(
      OutputPlan.Stream(.standardOutput, isOnScreen: outputIsOnScreen, isWritable: isWritable),
      OutputPlan.Stream(.standardError, isOnScreen: true),
      areSame: outputIsOnScreen,
      readsAll: readsAll
    ).pipes
  }

  @Test("Both at one terminal share a pipe, so that their order is kept")
  func screen() {
    let shared = Pipe(.standardOutput, .standardError, isOnScreen: true)
    #expect(pipes(outputIsOnScreen: true) == [shared])
    #expect(pipes(outputIsOnScreen: true, readsAll: true) == [shared])
    #expect(shared.destination == .standardError)
  }

  @Test("What goes elsewhere is left alone, unless it is to be read")
  func elsewhere() {
    let error = Pipe(.standardError, isOnScreen: true)
    let output = Pipe(.standardOutput, isOnScreen: false)
    #expect(pipes(outputIsOnScreen: false) == [error])
    #expect(pipes(outputIsOnScreen: false, readsAll: true) == [output, error])
    #expect(pipes(outputIsOnScreen: false, isWritable: false, readsAll: true) == [error])
  }
}
