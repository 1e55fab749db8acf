/// One way to ask at a terminal: by lines or by keys.
///
/// A mode says what to write and what has come of the input. It reads the input and holds the
/// terminal's settings; a ``PromptSession`` writes, waits and ends the alert. All calls come under
/// the session's lock.
protocol PromptMode: Sendable {
  /// The signals that the mode has to know of, beside those that ask the program to end.
  var signals: [Int32] { get }

  /// The time that is left to answer; the session sets it before each call.
  var timeRemaining: Duration? { get set }

  /// The notices that are there; the session sets them before each call.
  var notices: NoticeView { get set }

  /// Whether the notices are drawn with the question; else each step of them is printed.
  var showsNotices: Bool { get }

  /// How many of the toasts can be seen.
  var toastsShown: Int { get }

  /// Takes hold of the terminal, throws away what was typed so far and asks.
  ///
  /// - Returns: What to write.
  mutating func begin() -> String

  /// Throws away what was typed, as the person does not see the question yet.
  mutating func discardTypeahead()

  /// How long to wait for input before ``timeOut()`` is called, or `nil` for no limit.
  var patience: Duration? { get }

  /// Whether the question can be seen, once what was to be written is; else it is on its way still.
  var isSettled: Bool { get }

  /// Whether input is to be read now, rather than left for later.
  var isReading: Bool { get }

  /// Reads what can be read without waiting.
  ///
  /// - Parameter isHungUp: Whether the other side is known to be gone.
  /// - Returns: What has come of it.
  mutating func read(isHungUp: Bool) -> PromptProgress

  /// Goes on when nothing has come for a while.
  mutating func timeOut() -> PromptProgress

  /// Goes on after a text was refused.
  ///
  /// - Parameter reason: Why.
  /// - Returns: What to write; `nil` if there is nobody to ask again.
  mutating func refuse(_ reason: String) -> String?

  /// Draws for a screen that may have a new size.
  mutating func resize() -> String

  /// Gives the terminal back for as long as the process is stopped.
  ///
  /// - Parameter isInForeground: Whether the terminal is still this job's to draw on.
  /// - Returns: What to write before that.
  mutating func suspend(isInForeground: Bool) -> String

  /// Takes hold of the terminal again after the process was stopped, and asks again.
  mutating func resume() -> String

  /// What undoes a drawing that was begun, if the rest of it is never written.
  var endingOfDrawing: String { get }

  /// Puts lines of text before the question.
  ///
  /// - Parameter log: Lines that are safe to show, each with its newline.
  /// - Returns: What to write.
  mutating func insert(_ log: String) -> String

  /// Says how the alert ended, where nothing shows it yet.
  mutating func end(_ outcome: AlertOutcome) -> String

  /// Whether the terminal has the settings that the mode gave it.
  var holdsTerminal: Bool { get }

  /// Gives the terminal's settings back, when all is written.
  mutating func restoreSettings()
}

extension PromptMode {
  var isSettled: Bool { true }

  var endingOfDrawing: String { "" }
}

/// What has come of input, or of time.
struct PromptProgress: Sendable {
  /// What answers an alert, or ends it otherwise.
  enum Answer: Sendable, Equatable {
    case press(AlertButton)
    case choose(Int)
    /// A text, and the button that enters it. If the text is refused, the mode is told.
    case enter(String, AlertButton?)
    case cancel(AlertOutcome.Cancellation)
    /// Ctrl-C, at a terminal that does not make a signal of it.
    case interrupt
    /// The other side is gone.
    case hangUp
    case fail(AlertError)
  }

  /// What to write.
  var output = ""

  /// Whether a person has begun to answer, and is not to be cut off.
  var stopsTimeLimit = false

  /// Whether the person wants the program and its whole job to stop: Ctrl-Z came as a key.
  var suspends = false

  /// What answers the alert, if something does.
  var answer: Answer?
}
