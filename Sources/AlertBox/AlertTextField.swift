/// A line of text to be typed in an alert.
public struct AlertTextField: Sendable, Hashable {
  /// A check of what was typed; equal only to itself.
  final class Validator: Sendable, Hashable {
    let check: @Sendable (String) async throws -> Void

    init(_ check: @escaping @Sendable (String) async throws -> Void) {
      self.check = check
    }

    static func == (one: Validator, other: Validator) -> Bool { one === other }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// What is to be typed, as a label before the field; may be empty.
  public let prompt: String

  /// The text that stands in the field at first, and that an empty line means.
  public let defaultText: String?

  /// Whether the text is a secret: it is never shown, nor printed.
  public let isSecure: Bool

  /// Whether an empty text is refused.
  public let isRequired: Bool

  /// The phrase that has to be typed to confirm, if there is one.
  public let phrase: String?

  let validator: Validator?

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - prompt: What is to be typed, as a label before the field.
  ///   - defaultText: The text that stands in the field at first; by default none.
  ///   - isSecure: Whether the text is a secret; by default not.
  ///   - isRequired: Whether an empty text is refused; by default it is not.
  ///   - validate: Checks a text and throws if it is refused. What the error says of itself is shown,
  ///     and the text can be changed. By default everything is accepted.
  public init(
    _ prompt: String = "",
    defaultText: String? = nil,
    isSecure: Bool = false,
    isRequired: Bool = false,
    validate: (@Sendable (String) async throws -> Void)? = nil
  ) {
    self.prompt = prompt
    self.defaultText = defaultText
    self.isSecure = isSecure
    self.isRequired = isRequired
    self.phrase = nil
    self.validator = validate.map(Validator.init)
  }

  /// Creates a field in which a phrase has to be typed.
  ///
  /// - Parameter phrase: The phrase, compared exactly, by its scalars. An empty one confirms nothing,
  ///   as a bare Enter would type it.
  public init(phrase: String) {
    self.prompt = ""
    self.defaultText = nil
    self.isSecure = false
    self.isRequired = true
    self.phrase = phrase
    self.validator = nil
  }

  /// Says why a text is refused, as far as that can be told at once.
  func refusal(of text: String) -> String? {
    if let phrase {
      // A bare Enter would type it.
      if phrase.isEmpty { return "Nothing confirms, as the phrase is empty." }
      let isSame = text.unicodeScalars.elementsEqual(phrase.unicodeScalars)
      return isSame ? nil : "Type \(phrase.quoted) to confirm."
    }
    return isRequired && text.isEmpty ? "A text is required." : nil
  }

  /// What a validation that throws says to the person, without a secret that it may repeat.
  func reason(of error: any Error, refusing text: String) -> String {
    let reason = String(of: error)
    let isTold = isSecure && !text.isEmpty && Self.isPart(text, of: reason)
    return reason.isBlank || isTold ? "This text is not accepted." : reason
  }

  /// As `contains` would say, which brings all of the regular expressions into a static program.
  private static func isPart(_ text: String, of reason: String) -> Bool {
    let bytes = Array(reason.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: text.utf8) }
  }
}

extension AlertTextField: CustomReflectable {
  /// What is printed and dumped of a field: all but the default of a secret.
  public var customMirror: Mirror {
    let shownDefault = isSecure && defaultText != nil ? "(secret)" : defaultText
    let children: KeyValuePairs<String, Any> = [
      "prompt": prompt, "defaultText": shownDefault as Any, "isSecure": isSecure,
      "isRequired": isRequired, "phrase": phrase as Any,
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
