import AlertBox
import Foundation
import Testing

@Suite("A box that was given no presenter", .timeLimit(.minutes(10)))
struct DefaultPresenterTests {
  private static let message = """
    The alert “Go on?” was asked in a test, and no presenter was installed to answer it. Run the \
    test within AlertBox.$current.withValue(…), with a box whose presenter is a \
    ScriptedPresenter or a TestPresenter.
    """

  @Test(
    "In a test run every alert fails at once with the code noPresenter",
    arguments: Overload.all
  )
  func fails(_ overload: Overload) async {
    for box in [AlertBox(), AlertBox.current] {
      await #expect(throws: AlertError(.noPresenter, Self.message)) {
        try await overload.ask(box)
      }
    }
  }

  @Test("It reads nothing of what waits on stdin, and writes nothing")
  func readsNothing() async throws {
    let child = await #expect(
      processExitsWith: .success,
      observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      Child.endsIfStuck()
      let pipe = Pipe()
      dup2(pipe.fileHandleForReading.fileDescriptor, FileHandle.standardInput.fileDescriptor)
      pipe.fileHandleForWriting.write(Data("y\ny\n".utf8))
      for _ in 0..<2 {
        let error = await #expect(throws: AlertError.self) {
          try await AlertBox.current("Go on?", confirm: "Yes")
        }
        #expect(error?.code == .noPresenter)
      }
      pipe.fileHandleForWriting.closeFile()
      #expect(FileHandle.standardInput.readDataToEndOfFile() == Data("y\ny\n".utf8))
    }
    #expect(String(decoding: child?.standardOutputContent ?? [], as: UTF8.self) == "")
    #expect(String(decoding: child?.standardErrorContent ?? [], as: UTF8.self) == "")
  }

  @Test("A presenter that was installed on purpose is never second-guessed")
  func installed() async throws {
    try await AlertBox(presenter: AlertPolicy.alwaysConfirm)("Go on?", confirm: "Yes")
  }
}
