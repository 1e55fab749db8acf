import AlertBox
import Testing

@Suite("What an overload asks when it is told no more than it must be")
struct OverloadDefaultTests {
  private enum Pace: CaseIterable {
    case walk, run
  }

  private struct Failure: Error, CustomStringConvertible {
    let description = "Go on?"
  }

  private static let second = Duration.seconds(1)

  private static let cancel = AlertButton("Cancel", role: .cancel)

  /// A question that fails when its time is over.
  private static func question(
    _ field: AlertField? = nil,
    _ buttons: AlertButton...
  ) -> AlertConfiguration {
    AlertConfiguration(
      "Go on?",
      field: field,
      buttons: buttons,
      timeout: AlertTimeout(after: second, .fail)
    )
  }

  /// What is asked, if all is cancelled.
  private static func asked(
    _ ask: (AlertBox) async throws -> Void
  ) async -> AlertConfiguration? {
    let asked = Log<AlertConfiguration>()
    let box = AlertBox { request in
      asked.append(request.configuration)
      request.cancel()
    }
    try? await ask(box)
    return asked.elements.first
  }

  @Test("Confirming destroys nothing, and can be cancelled")
  func confirm() async {
    let asked = await Self.asked {
      try await $0("Go on?", confirm: "Go", timeout: Self.second)
    }
    #expect(asked == Self.question(nil, AlertButton("Go", role: .action), Self.cancel))
  }

  @Test("A message is dismissed with OK")
  func acknowledge() async {
    let asked = await Self.asked { try await $0("Go on?", timeout: Self.second) }
    #expect(asked == Self.question(nil, AlertButton("OK", role: .dismiss)))
    let reported = await Self.asked { await $0(reporting: Failure(), timeout: Self.second) }
    #expect(reported == asked)
  }

  @Test("Yes and no have no cancel button, and actions have one")
  func actions() async {
    let asked = await Self.asked {
      _ = try await $0("Go on?", yes: "Go", no: "Stay", timeout: Self.second)
    }
    #expect(
      asked
        == Self.question(nil, AlertButton("Go", role: .action), AlertButton("Stay", role: .decline))
    )
    let offered = await Self.asked {
      try await $0("Go on?", timeout: Self.second) { AlertAction("Go") {} }
    }
    #expect(offered == Self.question(nil, AlertButton("Go", role: .action), Self.cancel))
  }

  @Test("A list has no default, and calls its options what they are")
  func choose() async {
    let ok = AlertButton("OK", role: .action)
    let asked = await Self.asked {
      _ = try await $0("Go on?", choosing: [1, 2], timeout: Self.second)
    }
    #expect(
      asked == Self.question(.choice(AlertChoice(["1", "2"], defaultIndex: nil)), ok, Self.cancel)
    )
    let ofCases = await Self.asked {
      _ = try await $0("Go on?", choosing: Pace.self, timeout: Self.second)
    }
    #expect(
      ofCases
        == Self.question(.choice(AlertChoice(["walk", "run"], defaultIndex: nil)), ok, Self.cancel)
    )
  }

  @Test("A text is no secret, may be empty, and stands nowhere before; a phrase destroys something")
  func prompt() async {
    let field = AlertTextField(
      "Where to",
      defaultText: nil,
      isSecure: false,
      isRequired: false
    )
    let asked = await Self.asked {
      _ = try await $0("Go on?", prompt: "Where to", timeout: Self.second)
    }
    #expect(
      asked == Self.question(.text(field), AlertButton("OK", role: .action), Self.cancel)
    )
    let typed = await Self.asked {
      try await $0("Go on?", typing: "go on", timeout: Self.second)
    }
    #expect(
      typed
        == Self.question(
          .text(AlertTextField(phrase: "go on")),
          AlertButton("Confirm", role: .destructive),
          Self.cancel
        )
    )
  }
}
