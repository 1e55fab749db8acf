import AlertBox
import Foundation

/// Does what a test tells the test host, one line at a time:
///
/// - `toast [key=K] [role=R] TEXT`: a toast of two seconds
/// - `work NAME TITLE`, `part NAME OF TITLE`: begins a work, the second one inside of another
/// - `update NAME TEXT`, `fraction NAME NUMBER`, `flood NAME COUNT`: what a work is at
/// - `end NAME`, `fail NAME TEXT`, `cancel NAME`: how a work ends
/// - `ask TITLE`, `ask-by-lines TITLE`, `ask-text`, `ask-list`: a question, whose answer is not waited for
/// - `print TEXT`, `say TEXT`: a log line, a line on standard output
/// - `advance COUNT SECONDS`: moves the clock, once so many more toasts' times have begun
/// - `read`: reads a line from the terminal
/// - `handle`: handles the signals that ask a program to end
/// - `exit STATUS`
actor Servant {
  private let clock = ServantClock()
  private let alertBox: AlertBox
  private let presenter: TerminalPresenter
  private var works: [String: AsyncStream<String>.Continuation] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]

  init(style: TerminalPresenter.Style) {
    presenter = TerminalPresenter(input: .controllingTerminal, style: style)
    alertBox = AlertBox(presenter: presenter, clock: clock)
  }

  func obey(_ line: String) async {
    let (verb, rest) = Self.split(line)
    let (name, text) = Self.split(rest)
    switch verb {
    case "toast": toast(rest)
    case "work": await begin(name, text)
    case "part":
      let (parent, title) = Self.split(text)
      let (begun, gate) = AsyncStream.makeStream(of: Void.self)
      gates[name] = gate
      works[parent]?.yield("part \(name) \(title)")
      for await _ in begun { break }
    case "update", "fraction", "flood", "end", "fail":
      works[name]?.yield("\(verb) \(text)")
      // Gone when the next line is obeyed.
      if verb == "end" || verb == "fail" { await tasks[name]?.value }
    case "cancel":
      tasks[name]?.cancel()
      await tasks[name]?.value
    case "ask": ask(AlertBoxTestHost.question(rest))
    case "ask-text":
      ask(
        AlertConfiguration(
          "Name?",
          field: .text(AlertTextField("Name")),
          buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)]
        )
      )
    case "ask-list":
      ask(
        AlertConfiguration(
          "Which one?",
          field: .choice(AlertChoice((1...9).map { "Option \($0)" })),
          buttons: [AlertButton("OK"), AlertButton("Cancel", role: .cancel)]
        )
      )
    case "ask-by-lines":
      let presenter = TerminalPresenter(input: .controllingTerminal, style: .plain)
      let configuration = AlertBoxTestHost.question(rest)
      Task {
        AlertBoxTestHost.report(await AlertBox(presenter: presenter).outcome(of: configuration))
      }
    case "print": presenter.print(rest)
    case "say": AlertBoxTestHost.say(rest)
    case "advance": await clock.advance(by: .seconds(Int(text) ?? 0), after: Int(name) ?? 0)
    case "read":
      let terminal = FileHandle(forReadingAtPath: "/dev/tty")
      let bytes = terminal?.availableData ?? Data()
      AlertBoxTestHost.say("read \(String(decoding: bytes, as: UTF8.self).dropLast())")
    case "handle":
      signal(SIGINT) { _ in _ = write(1, "INT\n", 4) }
      signal(SIGTERM) { _ in _ = write(1, "TERM\n", 5) }
      signal(SIGHUP) { _ in _ = write(1, "HUP\n", 4) }
      signal(SIGQUIT) { _ in _ = write(1, "QUIT\n", 5) }
      AlertBoxTestHost.say("handled")
    case "exit": exit(Int32(rest) ?? 0)
    default: AlertBoxTestHost.say("unknown: \(line)")
    }
  }

  private var gates: [String: AsyncStream<Void>.Continuation] = [:]

  private static func split(_ line: String) -> (String, String) {
    let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(words.first ?? ""), words.count > 1 ? String(words[1]) : "")
  }

  private func toast(_ line: String) {
    var (rest, key, role) = (line, String?.none, AlertNotice.Role.plain)
    while true {
      let (word, others) = Self.split(rest)
      if word.hasPrefix("key=") {
        key = String(word.dropFirst(4))
      } else if word.hasPrefix("role=") {
        let roles: [String: AlertNotice.Role] = [
          "success": .success, "warning": .warning, "error": .error,
        ]
        role = roles[String(word.dropFirst(5))] ?? .plain
      } else {
        break
      }
      rest = others
    }
    // A line of the script has no newline of its own.
    let text = rest.replacingOccurrences(of: "\\n", with: "\n")
    alertBox.toast(text.replacingOccurrences(of: "\\e", with: "\u{1B}"), key: key, role: role)
  }

  private func ask(_ configuration: AlertConfiguration) {
    Task { [alertBox] in AlertBoxTestHost.report(await alertBox.outcome(of: configuration)) }
  }

  // MARK: Works

  /// Begins a work, and returns when it is shown.
  private func begin(_ name: String, _ title: String) async {
    let (begun, gate) = AsyncStream.makeStream(of: Void.self)
    gates[name] = gate
    start(name, title)
    for await _ in begun { break }
  }

  /// Starts a task; inside of the work whose task this is called in.
  private func start(_ name: String, _ title: String) {
    let (commands, continuation) = AsyncStream.makeStream(of: String.self)
    works[name] = continuation
    let gate = gates[name]
    tasks[name] = Task { [alertBox] in
      do {
        try await alertBox.progress(title) { progress in
          gate?.yield()
          for await command in commands {
            if try self.work(command, progress) { break }
          }
          try Task.checkCancellation()
        }
        AlertBoxTestHost.say("\(name) returned")
      } catch is CancellationError {
        AlertBoxTestHost.say("\(name) was cancelled")
      } catch {
        AlertBoxTestHost.say("\(name) threw \(error)")
      }
    }
  }

  private func work(_ command: String, _ progress: AlertProgress) throws -> Bool {
    let (verb, text) = Self.split(command)
    switch verb {
    case "update": progress.update(text)
    case "fraction": progress.update(fraction: Double(text))
    case "flood":
      let count = Int(text) ?? 0
      for number in 1...count {
        progress.update("Step \(number)", fraction: Double(number) / Double(count))
      }
    case "part":
      let (name, title) = Self.split(text)
      start(name, title)
    case "fail": throw Failure(description: text)
    default: return true
    }
    return false
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
