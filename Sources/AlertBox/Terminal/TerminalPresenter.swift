/// Asks at the terminal: in place and by keys where that is possible, else by lines.
///
/// In place, the buttons stand in a row, the default in reverse and each with its key underlined:
///
/// ```
/// Overwrite Item?
/// An item named “a.txt” already exists at that location.
///
///  Overwrite   Cancel
/// ```
///
/// Arrows, Tab, Home and End move; Enter and Space press what has the focus; the underlined keys
/// press directly, and so do `y` and `n` where there is a yes and a no. In a destructive question
/// nothing has the focus until a key moves it. Escape and Ctrl-D cancel. Pasted text presses nothing.
/// A time limit counts down, and stops for good at the first key. When the alert is answered, one
/// line of it stays; one whose task is cancelled is taken off the screen.
///
/// As a popup, the same stands in a bordered box on the alternate screen, and slides there from an
/// edge. Until it stands, keys do nothing. What is on the main screen is then back, with the answer's
/// line below it. Where a box has no room, where the terminal does not say how large it is, or has no
/// alternate screen, the alert is drawn in place.
///
/// By lines, the buttons have their keys in brackets, the default's as a capital:
///
/// ```
/// Overwrite Item?
/// An item named “a.txt” already exists at that location.
/// [O]verwrite / [c]ancel: o
/// ```
///
/// The answer is then a key as shown, or a button's title, or its number where numbers are shown; in a
/// question of yes or no also `y`, `yes`, `n` and `no`. Case and white space around do not matter. An
/// empty line presses the default button; a destructive question has none. A message to acknowledge
/// takes any line. ``Style`` says when this is used.
///
/// The answer is read from standard input, which need not be a terminal, or from the controlling
/// terminal. The alert is drawn on standard error if that is a terminal, else on the controlling
/// terminal if there is one, else on standard error; never on standard output. On a terminal, what
/// was typed before the alert was visible is thrown away, and what is no answer is asked again. From
/// a pipe or a file exactly one line is read, to the byte; if it is no answer, the alert fails with
/// `unusableAnswer`.
///
/// The end of the input (Ctrl-D) cancels at a terminal, and elsewhere fails with `inputEnded`, as does
/// a terminal that goes away. Ctrl-C cancels; the process goes on, and its own handler, if it has one,
/// is called. Any other signal that would end the process still does; if the program handles it, the
/// alert is cancelled too. Ctrl-Z suspends the process, and `fg` asks again. Signal handlers are in
/// place, and the terminal's settings are others, only while an alert is shown.
///
/// All presenters of this type in a process share its terminal: their alerts are shown one at a time,
/// first come, first served. No thread of the cooperative pool waits for an answer.
public struct TerminalPresenter: AlertPresenter {
  /// Where the answers are read from.
  public enum Input: Sendable, Hashable {
    /// Standard input, be it a terminal, a pipe or a file.
    case standardInput
    /// The controlling terminal, whatever standard input is; without one the alert fails with
    /// `noTerminal`.
    case controllingTerminal
  }

  /// How to ask.
  ///
  /// Whatever is asked for, an alert is asked by lines if its input or what it is drawn on is no
  /// terminal, or if the environment's `TERM` is not set, empty or `dumb`. Colour is used only at a
  /// terminal that has it, and not if `NO_COLOR` is set.
  public enum Style: Sendable, Hashable {
    /// In place, or by lines if the environment's `ACCESSIBLE` is set.
    case automatic
    /// By lines, without moving the cursor.
    case plain
    /// In place, whatever `ACCESSIBLE` says.
    case inline
    /// In a box on the alternate screen, whatever `ACCESSIBLE` says; see ``TerminalPresenter``.
    ///
    /// By default the box slides in from the edge that is the nearest, and from the top to the middle.
    /// It does not if it is not to be animated, or if `ACCESSIBLE` is set.
    case popup(
      alignment: PopupAlignment = .center,
      direction: PopupDirection? = nil,
      isAnimated: Bool = true
    )

    /// Whether to ask by keys.
    func usesKeys(on streams: TerminalStreams, traits: TerminalTraits) -> Bool {
      guard streams.isInputTerminal, streams.isOutputTerminal, traits.obeysSequences else {
        return false
      }
      return switch self {
      case .automatic: !traits.isAccessible
      case .plain: false
      case .inline, .popup: true
      }
    }

    /// What to draw as a popup with, if it is to be drawn as one.
    func popup(_ traits: TerminalTraits) -> Popup? {
      guard case .popup(let alignment, let direction, let isAnimated) = self,
        traits.hasAlternateScreen
      else { return nil }
      return Popup(
        PopupLayout(alignment: alignment, direction: direction ?? alignment.direction),
        isAnimated: isAnimated && !traits.isAccessible
      )
    }
  }

  /// The terminal is one, so all presenters take turns.
  private static let queue = AlertQueue()

  private let input: Input
  private let style: Style
  private let interruption: (@Sendable (Int32) -> Void)?

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - input: Where the answers are read from; by default standard input.
  ///   - style: How to ask; by default as the terminal and the environment allow.
  public init(input: Input = .standardInput, style: Style = .automatic) {
    self.input = input
    self.style = style
    self.interruption = nil
  }

  /// Creates a presenter that leaves it to its owner to end the process by a signal.
  ///
  /// - Parameters:
  ///   - input: Where the answers are read from.
  ///   - style: How to ask.
  ///   - interruption: What to do when a signal that asks the program to end came during an alert,
  ///     after the terminal was given back and before the caller goes on; it is given the signal.
  package init(
    input: Input,
    style: Style,
    interruption: @escaping @Sendable (Int32) -> Void
  ) {
    self.input = input
    self.style = style
    self.interruption = interruption
  }

  /// Shows an alert when its turn comes.
  ///
  /// - Parameter request: The alert to answer.
  public func present(_ request: AlertRequest) {
    Self.queue.enqueue(request) { [input, style, interruption] request in
      try PromptSession.start(request, input: input, style: style, interruption: interruption)
    }
  }

  /// Whether notices are drawn in place, on standard error, rather than each step printed there.
  package var drawsNoticesInPlace: Bool { LiveTerminal.drawsNotices(style) }

  /// Prints lines on standard error: above an alert that is shown there, which stays as it is.
  ///
  /// Each line is printed once and whole, whoever else prints or asks. Control characters other than
  /// newline and tab are shown as visible escapes. What cannot be written is dropped, as there is
  /// nobody to tell. Like `Swift.print`, this waits for a terminal that does not keep up.
  ///
  /// - Parameter text: The text; a newline is added.
  public func print(_ text: String) {
    LiveTerminal.print(text)
  }

  /// Shows a notice above whatever is shown at the terminal, until it ends.
  ///
  /// It is drawn in place on standard error where that is a terminal, as ``Style`` says; whether the
  /// input is one does not matter, as nothing is read. While something is drawn and no question is
  /// open, the cursor is hidden; the terminal's settings are left alone, and what is typed stays to be
  /// read. Nothing is drawn while another program asks something there, or takes single keys. In the
  /// background, toasts are printed as lines. Elsewhere each step is one plain line on standard error; a fraction alone is no step. Ten steps are printed
  /// freely; if more come faster than one a second, one each second is, the latest.
  ///
  /// - Parameter notice: What is to be seen.
  public func present(_ notice: AlertNotice) {
    if ToastKeys.replaceAtTerminal(by: notice) { return }
    LiveTerminal.present(notice, style: style)
  }
}
