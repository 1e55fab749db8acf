/// The keys of an alert's buttons, and which button a typed answer presses.
///
/// Each button has a key of its own: the first letter of its title that no other button has, else
/// its number. A key is never the whole title of another button, and in a question of yes or no the
/// key `n` never goes on and `y` never refuses, whatever the buttons are called.
package struct AnswerKeys: Sendable {
  /// What presses a button.
  package enum Key: Hashable, Sendable {
    /// A letter, in lower case, and its place in the title.
    case letter(Character, at: String.Index)
    /// The button's number, counted from 1.
    case number(Int)

    /// The key as it is typed.
    package var text: String {
      switch self {
      case .letter(let letter, _): String(letter)
      case .number(let number): String(number)
      }
    }
  }

  /// The buttons and their keys, in the order they are shown.
  package let keys: [(button: AlertButton, key: Key)]

  /// The buttons that `y` and `n` press, in a question of yes or no.
  private let yesAndNo: (yes: AlertButton, no: AlertButton)?

  package init(_ configuration: AlertConfiguration) {
    let buttons = configuration.buttons
    let yesAndNo = Self.yesAndNo(buttons)
    self.yesAndNo = yesAndNo
    var taken: Set<String> = []
    keys = buttons.map { button in
      let titles = buttons.filter { $0.position != button.position }.map(\.title.trimmed)
      // Only these can be a letter; comparing with long ones would take long.
      let letters = titles.filter { $0.count == 1 }
      let letter = button.title.indices.first { index in
        guard let letter = Self.key(button.title[index]) else { return false }
        return !taken.contains(letter)
          && !letters.contains { Self.isSame($0, letter) }
          && !(button.position == yesAndNo?.yes.position && letter == "n")
          && !(button.position == yesAndNo?.no.position && letter == "y")
      }
      let key: Key =
        if let letter, let character = Self.key(button.title[letter])?.first {
          .letter(character, at: letter)
        } else {
          .number(Self.number(for: button, titles: titles, taken: taken))
        }
      taken.insert(key.text)
      return (button, key)
    }
  }

  /// The button's number, or the first one that is neither taken nor another button's title.
  private static func number(
    for button: AlertButton,
    titles: [String],
    taken: Set<String>
  ) -> Int {
    var number = button.position + 1
    var next = 1
    while taken.contains(String(number)) || titles.contains(String(number)) {
      number = next
      next += 1
    }
    return number
  }

  /// Returns the button that an answer presses, compared without regard to case.
  ///
  /// A title counts before a key, and both before the words for yes and no.
  ///
  /// - Parameter answer: What was typed, without white space around it.
  /// - Returns: The button, or `nil` if the answer is none.
  package func button(for answer: String) -> AlertButton? {
    // As it stands first: two titles may differ only in a case that maps both ways.
    if let (button, _) = keys.first(where: { $0.button.title.trimmed == answer }) { return button }
    if let (button, _) = keys.first(where: { Self.isSame($0.button.title.trimmed, answer) }) {
      return button
    }
    if let (button, _) = keys.first(where: { Self.isSame($0.key.text, answer) }) { return button }
    if let yesAndNo {
      if Self.yes.contains(answer.lowercased()) { return yesAndNo.yes }
      if Self.no.contains(answer.lowercased()) { return yesAndNo.no }
    }
    return nil
  }

  /// The keys and what they are for, as part of a sentence.
  var choices: String {
    keys.map { "\($0.key.text) for \(DisplayText.line($0.button.title))" }.alternatives
  }

  /// What to type to press a button by its key, as part of a sentence.
  var advice: String {
    let names = keys.map(\.key.text)
    let isShort = names.count <= 3 && names.allSatisfy { $0.count == 1 }
    return isShort ? names.alternatives : "an underlined key"
  }

  private static let yes = ["y", "yes"]
  private static let no = ["n", "no"]

  /// Finds the two buttons of a question of yes or no, unless their titles say the opposite.
  private static func yesAndNo(_ buttons: [AlertButton]) -> (yes: AlertButton, no: AlertButton)? {
    guard buttons.count == 2 else { return nil }
    guard let yes = buttons.first(where: { !$0.role.refuses }),
      let no = buttons.first(where: \.role.refuses),
      !Self.no.contains(yes.title.trimmed.lowercased()),
      !Self.yes.contains(no.title.trimmed.lowercased())
    else { return nil }
    return (yes, no)
  }

  /// The key that a character of a title makes: a letter with one form in each case.
  static func key(_ character: Character) -> String? {
    // With an invisible mark on it, it would not be what it looks like.
    guard character.isLetter,
      !character.unicodeScalars.contains(where: \.properties.isDefaultIgnorableCodePoint)
    else { return nil }
    let lower = character.lowercased()
    return lower.count == 1 && character.uppercased().count == 1 ? lower : nil
  }

  /// Compares without regard to case; `==` is canonical equivalence (Unicode, UAX #15).
  package static func isSame(_ one: String, _ other: String) -> Bool {
    one == other || one.lowercased() == other.lowercased() || one.uppercased() == other.uppercased()
  }
}
