/// Why an alert could not be asked or answered.
///
/// Cancelling is no error of this type: it is thrown as `CancellationError`.
public struct AlertError: Error, Sendable {
  /// What kind of failure it was.
  public enum Code: String, Sendable, Hashable {
    /// The time was over before an answer came.
    case timedOut
    /// The input ended, or was closed, before an answer came.
    case inputEnded
    /// Asking is not allowed here, as ``AlertPolicy/neverAsk`` says.
    case noInput
    /// There is no terminal to ask on.
    case noTerminal
    /// What came from a pipe or a script is none of the answers that the alert accepts.
    case unusableAnswer
    /// The script has no answer for the alert.
    case noAnswer
    /// An answers file could not be read, or a line of it is wrong.
    case badAnswersFile
    /// A script was not used up, alerts are still pending, or some were asked that it does not cover.
    case scriptNotFinished
    /// The presenter let go of the request without answering it.
    case presenterGone
    /// The presenter threw an error; ``AlertError/underlyingError`` is that error.
    case presenterFailed
    /// The process is a test runner, and no presenter was installed for the test.
    case noPresenter
    /// The alert has no button that anyone could press.
    case noButtons
    /// The alert asks for a pick, and has no options.
    case noOptions
  }

  /// What kind of failure it was.
  public let code: Code

  /// One sentence or two that say what was wrong and what to do about it.
  public let message: String

  /// The error that a presenter threw, if that is what happened.
  public let underlyingError: (any Error)?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: What kind of failure it is.
  ///   - message: What was wrong and what to do about it.
  ///   - underlyingError: The error behind this one, if there is one.
  public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }
}

extension AlertError: Equatable {
  /// Compares code and message; the underlying error does not count.
  ///
  /// - Parameters:
  ///   - lhs: An error.
  ///   - rhs: Another error.
  /// - Returns: Whether both say the same.
  public static func == (lhs: AlertError, rhs: AlertError) -> Bool {
    lhs.code == rhs.code && lhs.message == rhs.message
  }
}

extension AlertError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}
