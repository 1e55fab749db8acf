/// What came of keys.
package enum InlineAction: Sendable, Equatable {
  /// Press a button.
  case press(AlertButton)
  /// Enter a text and press a button that goes on.
  case enter(String, AlertButton)
  /// Pick the option at a place, and confirm.
  case choose(Int)
  /// Cancel: the person refuses to answer.
  case cancel(AlertOutcome.Cancellation)
  /// Interrupt: Ctrl-C came as a key, at a terminal that does not make a signal of it.
  case interrupt
  /// Stop the program for a while: Ctrl-Z came as a key.
  case suspend
  /// Draw everything again.
  case redraw
}
