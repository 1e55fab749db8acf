import AlertBox
import Dispatch
import Foundation

/// A program that asks through the library, for tests of what such a program has to put up with.
///
/// Its first argument says what it does; what came of it is printed on standard output.
@main
enum AlertBoxTestHost {
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "in-turn": await askInTurn()
    case "interrupted": await askAndGoOn()
    case "three-buttons": await askWithThreeButtons()
    case "text": await askForText()
    case "choice": await askForChoice()
    case "own-handler": await askWithOwnHandler()
    case "cancelled": await askAndCancel()
    case "many": await askMany()
    case "handlers-restored": await compareHandlers()
    case "entries": await askForEntries()
    case "validated": await askValidated(isSecure: false)
    case "validated-secret": await askValidated(isSecure: true)
    case "print": await askAndPrint()
    case "time-limit": await askByHandMovedClock()
    case "handlers": await askWithManyHandlers()
    case "descriptors": await countDescriptors()
    case "demonstration": await demonstrate()
    case "obey": await obey()
    case "descriptors-of-notices": await countDescriptorsOfNotices()
    case "many-notices": await raiseManyNotices()
    default: print("unknown")
    }
  }

  static func report(_ outcome: AlertOutcome) {
    switch outcome {
    case .pressed(let button): print("pressed \(button.title)")
    case .entered(let entry, _): print("entered \(entry)")
    case .cancelled(let reason): print("cancelled \(reason)")
    case .taskCancelled: print("task cancelled")
    case .timedOut: print("timed out")
    case .failed(let error): print("failed \(error.code)")
    }
    fflush(nil)
  }

  static func question(_ title: String, timeout: AlertTimeout? = nil) -> AlertConfiguration {
    AlertConfiguration(
      title,
      buttons: [AlertButton("Overwrite"), AlertButton("Cancel", role: .cancel)],
      timeout: timeout
    )
  }

  static func ask(_ title: String) async {
    let presenter = TerminalPresenter(style: style)
    report(await AlertBox(presenter: presenter).outcome(of: question(title)))
  }

  /// How most modes ask: as a popup if the environment says so.
  static var style: TerminalPresenter.Style {
    ProcessInfo.processInfo.environment["HOST_STYLE"] == "popup" ? .popup() : .automatic
  }

  /// Three questions at once, each through a presenter of its own.
  private static func askInTurn() async {
    await withTaskGroup(of: (Int, AlertOutcome).self) { group in
      for number in 1...3 {
        group.addTask {
          let alertBox = AlertBox(presenter: TerminalPresenter())
          return (number, await alertBox.outcome(of: question("Question \(number)?")))
        }
      }
      for await (number, outcome) in group {
        print("\(number): ", terminator: "")
        report(outcome)
      }
    }
  }

  private static func askAndGoOn() async {
    await ask("First?")
    await ask("Second?")
  }

  private static func askWithThreeButtons() async {
    let configuration = AlertConfiguration(
      "Save changes?",
      buttons: [
        AlertButton("Save"), AlertButton("Discard", role: .destructive),
        AlertButton("Cancel", role: .cancel),
      ]
    )
    report(await AlertBox(presenter: TerminalPresenter()).outcome(of: configuration))
  }

  private static func askWithOwnHandler() async {
    signal(SIGINT) { _ in _ = write(1, "handler\n", 8) }
    signal(SIGTERM) { _ in _ = write(1, "handler\n", 8) }
    let before = [SIGINT, SIGTERM].map(handler)
    await ask("First?")
    await ask("Second?")
    print([SIGINT, SIGTERM].map(handler) == before ? "same handlers" : "other handlers")
  }

  /// SIGUSR1 cancels the task that asks.
  private static func askAndCancel() async {
    let (ready, gate) = AsyncStream.makeStream(of: Void.self)
    let task = asking(when: ready)
    let source = await at(SIGUSR1) { task.cancel() }
    gate.yield()
    await task.value
    await ask("Second?")
    source.cancel()
  }

  /// A thousand alerts wait for the terminal while other tasks and the main actor go on.
  private static func askMany() async {
    let alerts = (1...1000).map { number in Task { await ask("Question \(number)?") } }
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...1000 { group.addTask { await Task.yield() } }
    }
    print("others went on")
    fflush(nil)
    alerts.forEach { $0.cancel() }
    for alert in alerts { await alert.value }
  }

  /// Prints whether each signal has the handler that it had before, during and after an alert.
  private static func compareHandlers() async {
    let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGCONT, SIGTSTP, SIGPIPE, SIGWINCH]
    let before = signals.map(handler)
    await ask("First?")
    print(signals.map(handler) == before ? "same handlers" : "other handlers")
  }

  private struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private enum Size: CaseIterable {
    case small, large
  }

  /// A pick, a case, a text and a phrase, and whatever goes wrong as an alert.
  private static func askForEntries() async {
    let alertBox = AlertBox(presenter: TerminalPresenter())
    do {
      let drink = try await alertBox("Drink?", choosing: ["Coffee", "Tea"])
      let size = try await alertBox("Size?", choosing: Size.self, default: .large)
      let name = try await alertBox("Name?", prompt: "Name", default: "Otto")
      try await alertBox("Drop?", typing: "my-db")
      print("\(drink), \(size), \(name)")
    } catch {
      await alertBox(reporting: error)
    }
    print("end")
    fflush(nil)
  }

  /// A text without a slash, where “slow” is never done checking; then a question.
  private static func askValidated(isSecure: Bool) async {
    let alertBox = AlertBox(presenter: TerminalPresenter())
    do {
      let name = try await alertBox("Name?", prompt: "Name", isSecure: isSecure) { text in
        if text == "slow" {
          print("checking")
          fflush(nil)
          try await Task.sleep(for: .seconds(3600))
        }
        if text.contains("/") { throw Refusal(description: "No slash in \(text), \u{7}please.") }
      }
      print("named \(name)")
    } catch is CancellationError {
      print("cancelled")
    } catch {
      print("\(error)")
    }
    fflush(nil)
    await ask("Next?")
  }

  static func handler(_ signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if os(Linux)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #endif
  }
}
