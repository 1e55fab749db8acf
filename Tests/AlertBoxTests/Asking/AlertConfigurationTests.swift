import AlertBox
import Testing

@Suite("A configuration")
struct AlertConfigurationTests {
  private static let roles: [AlertButton.Role] = [
    .action, .destructive, .decline, .dismiss, .cancel,
  ]

  @Test("Buttons keep their order and are numbered by it", arguments: 0...4)
  func positions(_ count: Int) {
    let buttons = (0..<count).map { AlertButton("\($0)", role: Self.roles[$0]) }
    let numbered = AlertConfiguration("?", buttons: buttons).buttons
    #expect(numbered.map(\.title) == buttons.map(\.title))
    #expect(numbered.map(\.role) == buttons.map(\.role))
    #expect(numbered.map(\.position) == Array(0..<count))
    // Also those that were numbered elsewhere.
    let turned = AlertConfiguration("?", buttons: numbered.reversed()).buttons
    #expect(turned.map(\.title) == buttons.reversed().map(\.title))
    #expect(turned.map(\.position) == Array(0..<count))
  }

  @Test("The default is the confirming button, unless it is destructive", arguments: roles)
  func automaticDefault(_ role: AlertButton.Role) {
    let configuration = AlertConfiguration(
      "?",
      buttons: [AlertButton("Cancel", role: .cancel), AlertButton("X", role: role)]
    )
    let goesOn = role != .cancel && role != .decline
    #expect(configuration.confirmingButton?.title == (goesOn ? "X" : nil))
    #expect(
      configuration.defaultButton?.title == (goesOn && role != .destructive ? "X" : nil)
    )
  }

  @Test("A destructive button is never skipped for a later one as the default")
  func destructiveFirst() {
    let configuration = AlertConfiguration(
      "?",
      buttons: [AlertButton("Erase", role: .destructive), AlertButton("Keep")]
    )
    #expect(configuration.confirmingButton?.title == "Erase")
    #expect(configuration.defaultButton == nil)
  }

  @Test("A role asked for is the default, but never destructive", arguments: roles)
  func roleDefault(_ role: AlertButton.Role) {
    let buttons = Self.roles.map { AlertButton("\($0)", role: $0) }
    let configuration = AlertConfiguration("?", buttons: buttons, default: .role(role))
    #expect(configuration.defaultButton?.role == (role == .destructive ? nil : role))
    let without = AlertConfiguration(
      "?",
      buttons: buttons.filter { $0.role != role },
      default: .role(role)
    )
    #expect(without.defaultButton == nil)
    let twice = AlertConfiguration(
      "?",
      buttons: [AlertButton("1", role: role), AlertButton("2", role: role)],
      default: .role(role)
    )
    #expect(twice.defaultButton?.title == (role == .destructive ? nil : "1"))
  }

  @Test("No default can be asked for")
  func noDefault() {
    let configuration = AlertConfiguration("?", buttons: [AlertButton("OK")], default: .none)
    #expect(configuration.defaultButton == nil)
    #expect(configuration.confirmingButton?.title == "OK")
  }

  @Test("The cancel button is found wherever it is, and none if there is none")
  func cancelButton() {
    let buttons = ["A", "B", "C"].map { AlertButton($0) }
    #expect(AlertConfiguration("?", buttons: buttons).cancelButton == nil)
    for place in 0...3 {
      var all = buttons
      all.insert(AlertButton("Cancel", role: .cancel), at: place)
      #expect(AlertConfiguration("?", buttons: all).cancelButton?.position == place)
    }
  }

  @Test("Buttons are found by title, canonically equivalent, the first of several")
  func titled() {
    for count in 2...4 {
      let buttons = (0..<count).map { AlertButton($0 == 0 ? "A" : "n\u{303}") }
      let configuration = AlertConfiguration("?", buttons: buttons)
      #expect(configuration.button(titled: "\u{F1}")?.position == 1)
      #expect(configuration.button(titled: "A")?.position == 0)
      #expect(configuration.button(titled: "a") == nil)
      #expect(configuration.button(titled: "") == nil)
    }
  }

  @Test("Everything in it counts in a comparison")
  func equality() {
    let buttons = [AlertButton("OK"), AlertButton("Cancel", role: .cancel)]
    let one = AlertConfiguration("?", message: "m", buttons: buttons)
    #expect(one == AlertConfiguration("?", message: "m", buttons: one.buttons))
    #expect(one.hashValue == AlertConfiguration("?", message: "m", buttons: buttons).hashValue)
    let others = [
      AlertConfiguration("!", message: "m", buttons: buttons),
      AlertConfiguration("?", message: nil, buttons: buttons),
      AlertConfiguration("?", message: "m", buttons: buttons.reversed()),
      AlertConfiguration("?", message: "m", buttons: []),
      AlertConfiguration("?", message: "m", buttons: buttons, default: .none),
      AlertConfiguration(
        "?",
        message: "m",
        buttons: buttons,
        timeout: AlertTimeout(after: .seconds(1))
      ),
    ]
    for other in others { #expect(one != other) }
    #expect(Set(others + [one]).count == others.count + 1)
  }

  @Test("Title, message and time limit are kept as they are given")
  func kept() {
    let timeout = AlertTimeout(after: .seconds(3), .cancel)
    let configuration = AlertConfiguration(
      "a\u{1B}[2Jb",
      message: "line\nline",
      buttons: [],
      timeout: timeout
    )
    #expect(configuration.title == "a\u{1B}[2Jb")
    #expect(configuration.message == "line\nline")
    #expect(configuration.timeout == timeout)
    #expect(configuration.timeout?.duration == .seconds(3))
    #expect(configuration.timeout?.action == .cancel)
    #expect(AlertTimeout(after: .zero).action == .fail)
    #expect(configuration.buttons == [])
    #expect(configuration.defaultButton == nil)
  }
}
