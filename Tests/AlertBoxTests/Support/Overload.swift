import AlertBox
import Testing

/// One way to call a box, with every way to answer it that goes on.
struct Overload: Sendable, CustomTestStringConvertible {
  typealias Ask =
    @Sendable (AlertBox, _ timeout: Duration?, _ onTimeout: AlertTimeout.Action) async throws ->
    Void

  private enum Pace: CaseIterable {
    case walk, run
  }

  let name: String

  private let call: Ask

  var testDescription: String { name }

  func ask(
    _ box: AlertBox,
    timeout: Duration? = nil,
    onTimeout: AlertTimeout.Action = .fail
  ) async throws {
    try await call(box, timeout, onTimeout)
  }

  static let all = [
    Overload(name: "confirm") {
      try await $0("Go on?", confirm: "Go", timeout: $1, onTimeout: $2)
    },
    Overload(name: "confirm, destructive") {
      try await $0("Go on?", confirm: "Go", isDestructive: true, timeout: $1, onTimeout: $2)
    },
    Overload(name: "acknowledge") {
      try await $0("Go on?", timeout: $1, onTimeout: $2)
    },
    Overload(name: "yes or no") {
      let isYes = try await $0("Go on?", yes: "Go", no: "Stay", timeout: $1, onTimeout: $2)
      #expect(isYes)
    },
    Overload(name: "actions") {
      let value = try await $0("Go on?", timeout: $1, onTimeout: $2) {
        AlertAction("Stay", role: .decline) { 1 }
        AlertAction("Go") { 2 }
        AlertAction("Run") { 3 }
      }
      #expect(value == 2)
    },
    Overload(name: "choose") {
      let value = try await $0(
        "Go on?",
        choosing: ["Stay", "Go"],
        default: "Go",
        timeout: $1,
        onTimeout: $2
      )
      #expect(value == "Go")
    },
    Overload(name: "choose a case") {
      let value = try await $0(
        "Go on?",
        choosing: Pace.self,
        default: .run,
        timeout: $1,
        onTimeout: $2
      )
      #expect(value == .run)
    },
    Overload(name: "prompt") {
      let text = try await $0(
        "Go on?",
        prompt: "Where to",
        default: "Rome",
        timeout: $1,
        onTimeout: $2
      )
      #expect(text == "Rome")
    },
    Overload(name: "typing") {
      try await $0("Go on?", typing: "go on", timeout: $1, onTimeout: $2)
    },
    Overload(name: "outcome") {
      let configuration = AlertConfiguration(
        "Go on?",
        buttons: [AlertButton("Go"), AlertButton("Cancel", role: .cancel)],
        timeout: $1.map { [action = $2] in AlertTimeout(after: $0, action) }
      )
      let button = try await $0.outcome(of: configuration).get()
      #expect(button.title == "Go")
    },
  ]
}
