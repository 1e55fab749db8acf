/// Asks at the terminal: prints the alert and its keys, and reads a line that answers it.
///
/// ```
/// Overwrite Item?
/// An item named “a.txt” already exists at that location.
/// [o]verwrite / [c]ancel: o
/// ```
///
/// The answer is a key as shown, or a button's title, or its number where numbers are shown; in a
/// question of yes or no also `y`, `yes`, `n` and `no`. Case and white space around do not matter. An
/// empty line presses the default button, whose key is a capital; a destructive question has none. A
/// message to acknowledge takes any line.
///
/// The answer is read from standard input, which need not be a terminal, or from the controlling
/// terminal. The alert is drawn on standard error if that is a terminal, else on the controlling
/// terminal if there is one, else on standard error; never on standard output. On a terminal, what
/// was typed before the alert was visible is thrown away, and what is no answer is asked again. From
/// a pipe or a file exactly one line is read, to the byte; if it is no answer, the alert fails with
/// `unusableAnswer`.
///
/// The end of the input (Ctrl-D) cancels at a terminal, and elsewhere fails with `inputEnded`. Ctrl-C
/// cancels; the process goes on, and its own handler, if it has one, is called. Any other signal that
/// would end the process still does; if the program handles it, the alert is cancelled too. Signal handlers are in place only while an alert is shown.
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
  public enum Style: Sendable, Hashable {
    /// By keys at a terminal that can draw, else by lines; also by lines if the environment's
    /// `ACCESSIBLE` is set.
    case automatic
    /// By lines, without moving the cursor.
    case plain
    /// By keys at a terminal that can draw, whatever `ACCESSIBLE` says, else by lines.
    case inline

    /// Whether to ask by keys.
    func usesKeys(on streams: TerminalStreams, traits: TerminalTraits) -> Bool {
      guard streams.isInputTerminal, streams.isOutputTerminal, traits.obeysSequences else {
        return false
      }
      return switch self {
      case .automatic: !traits.isAccessible
      case .plain: false
      case .inline: true
      }
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

  /// Prints lines on standard error: above an alert that is shown there, which stays as it is.
  ///
  /// Each line is printed once and whole, whoever else prints or asks. Control characters other than
  /// newline and tab are shown as visible escapes. What cannot be written is dropped, as there is
  /// nobody to tell. Like `Swift.print`, this waits for a terminal that does not keep up.
  ///
  /// - Parameter text: The text; a newline is added.
  public func print(_ text: String) {
    LogLines.print(text)
  }
}
