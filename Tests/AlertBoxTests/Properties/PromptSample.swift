import AlertBox

/// A question, and what confirms it: written down by hand from the contract.
///
/// Of the keys none is a letter that has another form beyond ASCII, as `k` and `s` have.
struct PromptSample: Sendable {
  let configuration: AlertConfiguration

  /// The keys of the buttons that go on, in lower case, and `y` where that means yes.
  let keys: String

  /// The lines that go on in line mode, in lower case; `nil` if any does.
  let lines: Set<String>?

  /// Whether Enter alone goes on, before anything has moved.
  let isConfirmedByEnter: Bool

  /// The place of the button that has the focus at first; -1 for none.
  let focus: Int

  /// The place of the button that the first movement leads to where none has the focus.
  let firstFocus: Int

  private init(
    _ buttons: [AlertButton],
    field: AlertField? = nil,
    default: AlertConfiguration.Default = .automatic,
    keys: String,
    lines: Set<String>?,
    isConfirmedByEnter: Bool,
    focus: Int? = nil,
    firstFocus: Int = 1
  ) {
    self.configuration = AlertConfiguration(
      "Question?",
      field: field,
      buttons: buttons,
      default: `default`
    )
    self.keys = keys
    self.lines = lines
    self.isConfirmedByEnter = isConfirmedByEnter
    self.focus = focus ?? (isConfirmedByEnter ? 0 : -1)
    self.firstFocus = firstFocus
  }

  private static let cancel = AlertButton("Cancel", role: .cancel)
  private static let overwrite = AlertButton("Overwrite")
  private static let erase = AlertButton("Overwrite", role: .destructive)
  private static let overwriteLines: Set = ["o", "overwrite", "y", "yes"]
  private static let options = ["Apple", "Banana", "Yes"]
  private static let optionLines: Set = ["apple", "banana", "yes", "1", "2", "3"]

  static let all = [
    PromptSample([erase, cancel], keys: "oy", lines: overwriteLines, isConfirmedByEnter: false),
    PromptSample([overwrite, cancel], keys: "oy", lines: overwriteLines, isConfirmedByEnter: true),
    PromptSample(
      [overwrite, cancel],
      default: .role(.cancel),
      keys: "oy",
      lines: overwriteLines,
      isConfirmedByEnter: false,
      focus: 1
    ),
    PromptSample(
      [overwrite, cancel],
      default: .none,
      keys: "oy",
      lines: overwriteLines,
      isConfirmedByEnter: false
    ),
    // A destructive button is no default, whatever is asked for.
    PromptSample(
      [cancel, erase],
      default: .role(.destructive),
      keys: "oy",
      lines: overwriteLines,
      isConfirmedByEnter: false,
      firstFocus: 0
    ),
    PromptSample(
      [AlertButton("Apply"), AlertButton("Discard", role: .destructive), cancel],
      keys: "ad",
      lines: ["a", "apply", "d", "discard"],
      isConfirmedByEnter: true,
      firstFocus: 2
    ),
    PromptSample(
      [AlertButton("OK", role: .dismiss)],
      keys: "o",
      lines: nil,
      isConfirmedByEnter: true,
      firstFocus: 0
    ),
    // The labels are against `y` and `n`, and lose.
    PromptSample(
      [AlertButton("No more", role: .destructive), AlertButton("Yes, stop", role: .cancel)],
      keys: "oy",
      lines: ["o", "no more", "y", "yes"],
      isConfirmedByEnter: false
    ),
    // A whole label of one word counts more than `y` and `n`.
    PromptSample(
      [AlertButton("No", role: .destructive), AlertButton("Yes", role: .cancel)],
      keys: "on",
      lines: ["o", "n", "no"],
      isConfirmedByEnter: false
    ),
    PromptSample(
      [AlertButton("1 + 1"), AlertButton("2 + 2", role: .destructive), cancel],
      keys: "12",
      lines: ["1", "2", "1 + 1", "2 + 2"],
      isConfirmedByEnter: true,
      firstFocus: 2
    ),
    PromptSample(
      [AlertButton("Change"), AlertButton("Back", role: .cancel)],
      field: .text(AlertTextField("Name", defaultText: "a.txt", isRequired: true)),
      keys: "cy",
      lines: nil,
      isConfirmedByEnter: true
    ),
    PromptSample(
      [AlertButton("Change", role: .destructive), AlertButton("Back", role: .cancel)],
      field: .text(AlertTextField("Name", isSecure: true)),
      keys: "cy",
      lines: nil,
      isConfirmedByEnter: false
    ),
    PromptSample(
      [AlertButton("Drop", role: .destructive), AlertButton("Back", role: .cancel)],
      field: .text(AlertTextField(phrase: "y")),
      keys: "dy",
      lines: nil,
      isConfirmedByEnter: true
    ),
    PromptSample(
      [AlertButton("Drop", role: .destructive), AlertButton("Back", role: .cancel)],
      field: .text(AlertTextField(phrase: "")),
      keys: "dy",
      lines: [],
      isConfirmedByEnter: false
    ),
    PromptSample(
      [AlertButton("Choose"), AlertButton("Back", role: .cancel)],
      field: .choice(AlertChoice(options, defaultIndex: 1)),
      keys: "cy",
      lines: optionLines,
      isConfirmedByEnter: true
    ),
    PromptSample(
      [AlertButton("Choose", role: .destructive), AlertButton("Back", role: .cancel)],
      field: .choice(AlertChoice(options, defaultIndex: 1)),
      keys: "cy",
      lines: optionLines,
      isConfirmedByEnter: false
    ),
  ]

  /// Whether a line confirms by the contract; one that enters a text is judged by the text.
  func allows(line: String) -> Bool {
    guard let lines else { return true }
    let scalars = line.unicodeScalars
    let start = scalars.firstIndex { !$0.properties.isWhitespace } ?? scalars.endIndex
    let end = scalars.lastIndex { !$0.properties.isWhitespace }
    guard let end else { return isConfirmedByEnter }
    let answer = String(scalars[start...end])
    return lines.contains(answer.lowercased())
      || lines.contains { $0.uppercased() == answer.uppercased() }
  }

  /// Whether a text may be entered: any, or the phrase, to the scalar.
  func allows(text: String) -> Bool {
    guard case .text(let field) = configuration.field else { return false }
    guard let phrase = field.phrase else { return true }
    return !phrase.isEmpty && phrase.unicodeScalars.elementsEqual(text.unicodeScalars)
  }

  /// Whether pressing a button goes on.
  static func goesOn(_ button: AlertButton) -> Bool {
    button.role != .cancel && button.role != .decline
  }
}
