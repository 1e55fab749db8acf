import AlertBox
import Foundation

/// Toasts, works, questions and lines, as the test says.
extension AlertBoxTestHost {
  /// Does what it reads, line by line, on a standard input that is a pipe.
  ///
  /// Keys come from the controlling terminal. The second argument is the style. What came of works and questions is printed on standard output.
  static func obey() async {
    let styles: [String: TerminalPresenter.Style] = [
      "plain": .plain, "inline": .inline, "popup": .popup(),
    ]
    let style = styles[CommandLine.arguments.dropFirst(2).first ?? ""] ?? .automatic
    let servant = Servant(style: style)
    for await line in lines() { await servant.obey(line) }
  }

  /// The lines of standard input, read on a thread of its own.
  private static func lines() -> AsyncStream<String> {
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      // Not by `readLine`, which holds the lock that flushing all streams waits for.
      var rest = Data()
      while case let bytes = FileHandle.standardInput.availableData, !bytes.isEmpty {
        rest += bytes
        while let end = rest.firstIndex(of: 0x0A) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest = rest[(end + 1)...]
        }
      }
      continuation.finish()
    }
    return lines
  }

  static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  /// Fifty times a work and a toast; prints whether the last ones have more open files or threads than
  /// the first ones.
  static func countDescriptorsOfNotices() async {
    let alertBox = AlertBox(presenter: TerminalPresenter())
    var early = (files: 0, threads: 0)
    for number in 1...50 {
      await alertBox.progress("Work \(number)") { progress in
        progress.update("Working", fraction: 0.5)
        await Task.yield()
      }
      alertBox.toast("Done").dismiss()
      if number == 5 { early = (count("fd"), count("task")) }
    }
    await expectNoMore(than: early)
  }

  /// Raises toasts and does works from many tasks while a question is asked; prints when all is over.
  static func raiseManyNotices() async {
    let alertBox = AlertBox(presenter: TerminalPresenter())
    await withTaskGroup(of: Void.self) { group in
      for number in 1...8 {
        group.addTask {
          for round in 1...100 {
            await alertBox.progress("Work \(number)") { progress in
              progress.update("Round \(round)", fraction: 0.5)
              alertBox.toast("Toast \(number)", key: "\(number)")
              await Task.yield()
            }
            if round % 25 == 0 { TerminalPresenter().print("\(number) is at \(round)") }
          }
        }
      }
      for number in 1...3 { group.addTask { await ask("Question \(number)?") } }
    }
    say("all is over")
  }
}
