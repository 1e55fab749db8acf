import AlertBox
import Testing

@Suite("Asking with several actions", .timeLimit(.minutes(10)))
struct AlertActionsTests {
  private struct Failed: Error {}

  private enum Format: CaseIterable { case text, image }

  /// Answers with the button of a title, and says which buttons were shown.
  private func box(
    pressing title: String?,
    shown: Log<AlertConfiguration> = Log()
  ) -> AlertBox {
    AlertBox { request in
      shown.append(request.configuration)
      if let title { request.press(title) } else { request.cancel() }
    }
  }

  @Test("It shows the actions in order, then the cancel button; the first one is the default")
  func shown() async throws {
    let shown = Log<AlertConfiguration>()
    let value = try await box(pressing: "Save As…", shown: shown)("Save changes?", message: "m") {
      AlertAction("Save") { 1 }
      AlertAction("Save As…") { 2 }
      AlertAction("Discard", role: .destructive) { 3 }
    }
    #expect(value == 2)
    #expect(
      shown.elements == [
        AlertConfiguration(
          "Save changes?",
          message: "m",
          buttons: [
            AlertButton("Save"), AlertButton("Save As…"),
            AlertButton("Discard", role: .destructive), AlertButton("Cancel", role: .cancel),
          ]
        )
      ]
    )
    #expect(shown.elements[0].defaultButton?.title == "Save")
  }

  @Test("A destructive first action is no default, and one that declines is passed over")
  func defaults() async throws {
    let shown = Log<AlertConfiguration>()
    try await box(pressing: "A", shown: shown)("?") {
      AlertAction("A", role: .destructive) {}
      AlertAction("B") {}
    }
    try await box(pressing: "A", shown: shown)("?") {
      AlertAction("A", role: .decline) {}
      AlertAction("B") {}
    }
    #expect(shown.elements.map(\.defaultButton?.title) == [nil, "B"])
  }

  @Test("The cancel button can have another label, or be left out")
  func cancelLabel() async throws {
    let shown = Log<AlertConfiguration>()
    await #expect(throws: CancellationError.self) {
      try await box(pressing: "Back", shown: shown)("?", cancel: "Back") { AlertAction("Go") {} }
    }
    await #expect(throws: CancellationError.self) {
      try await box(pressing: nil, shown: shown)("?", cancel: nil) { AlertAction("Go") {} }
    }
    #expect(shown.elements.map { $0.buttons.map(\.title) } == [["Go", "Back"], ["Go"]])
    #expect(shown.elements.map(\.cancelButton?.title) == ["Back", nil])
  }

  @Test("Without any action the cancel button is left, which is no default")
  func noActions() async throws {
    let shown = Log<AlertConfiguration>()
    await #expect(throws: CancellationError.self) {
      try await box(pressing: "Cancel", shown: shown)("?", returning: Int.self) {}
    }
    #expect(shown.elements[0].buttons.map(\.title) == ["Cancel"])
    #expect(shown.elements[0].defaultButton == nil)
    let confirmed = await #expect(throws: AlertError.self) {
      try await AlertBox(presenter: AlertPolicy.alwaysConfirm)("?", returning: Int.self) {}
    }
    #expect(confirmed?.code == .unusableAnswer)
  }

  @Test("With neither an action nor a cancel button it fails, and nothing is shown")
  func nothing() async {
    let shown = Log<AlertConfiguration>()
    let box = box(pressing: nil, shown: shown)
    let error = await #expect(throws: AlertError.self) {
      try await box("Empty\u{7}?", cancel: nil, returning: Int.self) {}
    }
    #expect(
      error
        == AlertError(
          .noButtons,
          "Nobody could answer the alert “Empty\\u{7}?”, as it has no button. "
            + "Give it an action or a cancel button."
        )
    )
    #expect(await box.outcome(of: AlertConfiguration("?", buttons: [])).errorCode == .noButtons)
    #expect(shown.elements.isEmpty)
  }

  @Test("Actions can depend on conditions", arguments: [false, true], [nil, "Other"])
  func conditions(_ flag: Bool, _ name: String?) async throws {
    let shown = Log<AlertConfiguration>()
    let value = try await box(pressing: "Last", shown: shown)("?") {
      if flag { AlertAction("Flag") { 1 } }
      if let name { AlertAction(name) { 2 } } else { AlertAction("Nameless") { 3 } }
      for number in 1...2 { AlertAction("\(number)") { number * 10 } }
      switch name {
      case nil: AlertAction("None") { 4 }
      case "Other": AlertAction("Some") { 5 }
      default: AlertAction("Never") { 6 }
      }
      if #available(macOS 15, *) { AlertAction("Available") { 7 } }
      let more = [AlertAction("More") { 8 }]
      more
      AlertAction("Last") { 9 }
    }
    #expect(value == 9)
    let expected =
      (flag ? ["Flag"] : []) + [name ?? "Nameless", "1", "2", name == nil ? "None" : "Some"]
      + ["Available", "More", "Last", "Cancel"]
    #expect(shown.elements[0].buttons.map(\.title) == expected)
  }

  @Test("Every action gives its own value, by its button, also among equal titles")
  func values() async throws {
    for place in 0..<5 {
      let value = try await AlertBox { $0.press($0.configuration.buttons[place]) }("?") {
        for number in 0..<5 { AlertAction("Same") { number } }
      }
      #expect(value == place)
    }
    for format in Format.allCases {
      let picked = try await box(pressing: "\(format)")("?") {
        for format in Format.allCases { AlertAction("\(format)") { format } }
      }
      #expect(picked == format)
    }
  }

  @Test("The type of the value can be given where the first action does not say it")
  func returning() async throws {
    let box = box(pressing: "B")
    let optional = try await box("?", returning: String?.self) {
      AlertAction("A") { nil }
      AlertAction("B") { "b" }
    }
    #expect(optional == "b")
    let format = try await box("?", returning: Format.self) {
      AlertAction("A") { .text }
      AlertAction("B") { .image }
    }
    #expect(format == .image)
    let number = try await box("?", returning: Float.self) {
      AlertAction("A") { 1 }
      AlertAction("B") { 2.5 }
    }
    #expect(number == 2.5)
    let inferred: Format = try await box("?") {
      AlertAction("A") { .text }
      AlertAction("B") { .image }
    }
    #expect(inferred == .image)
  }

  @Test("Only the pressed action runs, once, and what it throws is thrown")
  func runs() async throws {
    let ran = Log<String>()
    await #expect(throws: Failed.self) {
      try await box(pressing: "B")("?") {
        AlertAction("A") { ran.append("A") }
        AlertAction("B") {
          ran.append("B")
          throw Failed()
        }
      }
    }
    #expect(ran.elements == ["B"])
    await #expect(throws: CancellationError.self) {
      try await box(pressing: nil)("?") { AlertAction("A") { ran.append("A") } }
    }
    #expect(ran.elements == ["B"])
  }

  @Test("Cancelling is never an action: a role that says so declines instead")
  func cancelRole() async throws {
    let shown = Log<AlertConfiguration>()
    let value = try await box(pressing: "No", shown: shown)("?") {
      AlertAction("No", role: .cancel) { 1 }
      AlertAction("Yes") { 2 }
    }
    #expect(value == 1)
    #expect(shown.elements[0].buttons[0].role == .decline)
    #expect(shown.elements[0].cancelButton?.title == "Cancel")
    #expect(shown.elements[0].confirmingButton?.title == "Yes")
  }

  @Test("The alert has ended when its action runs, so that the action can ask again")
  func asksAgain() async throws {
    let presenter = QueueingPresenter()
    let alertBox = AlertBox(presenter: presenter)
    let asking = Task {
      try await alertBox("Outer?", returning: String.self) {
        AlertAction("Rename") {
          try await alertBox("Inner?") {
            AlertAction("Twice") {
              try await alertBox("Innermost?", confirm: "Yes")
              return "asked three times"
            }
          }
        }
      }
    }
    try await presenter.shown.elements(atLeast: 1)[0].press("Rename")
    try await presenter.shown.elements(atLeast: 2)[1].press("Twice")
    try await presenter.shown.elements(atLeast: 3)[2].press("Yes")
    #expect(try await asking.value == "asked three times")
    #expect(presenter.shownTitles == ["Outer?", "Inner?", "Innermost?"])
  }
}
