/// What an alert shows: a title, a message, buttons, and perhaps a time limit.
///
/// Every overload of ``AlertBox`` builds one of these. Text is data: presenters show control
/// characters as visible escapes.
public struct AlertConfiguration: Sendable, Hashable {
  /// The question or announcement, in one line.
  public let title: String

  /// More about it, in any number of lines.
  public let message: String?

  /// What is to be entered, or `nil` if pressing a button is all.
  public let field: AlertField?

  /// The time a person has, or `nil` for no limit.
  public let timeout: AlertTimeout?

  private let buttonList: ButtonList

  private let preference: Default

  /// Which button a bare Enter presses.
  public enum Default: Sendable, Hashable {
    /// The confirming button, or none if that one is destructive.
    case automatic
    /// The first button of a role, or none if there is no such button or it is destructive.
    case role(AlertButton.Role)
    /// No button: an answer has to be given.
    case none
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - title: The question or announcement.
  ///   - message: More about it; by default nothing.
  ///   - field: What is to be entered; by default nothing.
  ///   - buttons: The buttons, in the order they are shown. An alert without any fails when it is
  ///     asked, as nobody could answer it.
  ///   - default: Which button a bare Enter presses. Never a destructive one, whatever is asked
  ///     for here.
  ///   - timeout: The time a person has; by default there is no limit.
  public init(
    _ title: String,
    message: String? = nil,
    field: AlertField? = nil,
    buttons: [AlertButton],
    default: Default = .automatic,
    timeout: AlertTimeout? = nil
  ) {
    self.init(
      title,
      message: message,
      field: field,
      buttons: ButtonList(buttons),
      default: `default`,
      timeout: timeout
    )
  }

  init(
    _ title: String,
    message: String?,
    field: AlertField? = nil,
    buttons: ButtonList,
    default: Default = .automatic,
    timeout: AlertTimeout?
  ) {
    self.title = title
    self.message = message
    self.field = field
    self.buttonList = buttons
    self.preference = `default`
    self.timeout = timeout
  }

  /// Returns the same alert with something to be entered.
  ///
  /// - Parameter field: What is to be entered.
  /// - Returns: The alert.
  package func asking(for field: AlertField) -> AlertConfiguration {
    AlertConfiguration(
      title,
      message: message,
      field: field,
      buttons: buttonList,
      default: preference,
      timeout: timeout
    )
  }

  /// The buttons, in the order they are shown.
  public var buttons: [AlertButton] { buttonList.all }

  /// Whether there is no button to press.
  var isUnanswerable: Bool { buttonList.isEmpty }

  /// Whether there is something to pick, if that is asked for.
  var hasOptions: Bool {
    if case .choice(let choice) = field { !choice.options.isEmpty } else { true }
  }

  /// Whether confirming enters something by itself; `nil` if nothing is to be entered.
  package var hasDefaultEntry: Bool? { field.map { $0.defaultEntry != nil } }

  /// Whether a secret is to be typed.
  var asksForSecret: Bool { if case .text(let field) = field { field.isSecure } else { false } }

  /// The check that a text has to pass.
  var validator: AlertTextField.Validator? {
    if case .text(let field) = field { field.validator } else { nil }
  }

  /// The button that a bare Enter presses, if there is one: never a destructive one.
  public var defaultButton: AlertButton? {
    let button: AlertButton? =
      switch preference {
      case .automatic: confirmingButton
      case .role(let role): buttonList.first { $0.role == role }
      case .none: nil
      }
    return button?.role == .destructive ? nil : button
  }

  /// The button that goes on: the first one that neither cancels nor declines.
  public var confirmingButton: AlertButton? {
    buttonList.first { !$0.role.refuses }
  }

  /// The button that cancels, if one is shown: an alert without one can be cancelled all the same.
  public var cancelButton: AlertButton? {
    buttonList.first { $0.role == .cancel }
  }

  /// The button with a title, compared as canonically equivalent text: the first if there are more.
  ///
  /// - Parameter title: The label to look for.
  /// - Returns: The button, or `nil` if no button has that title.
  public func button(titled title: String) -> AlertButton? {
    buttonList.first { $0.title == title }
  }

  /// Finds a button of this alert: the one at the same place, or else the first that is equal.
  func own(_ button: AlertButton) -> AlertButton? {
    buttonList.first { $0 == button && $0.position == button.position }
      ?? buttonList.first { $0 == button }
  }
}
