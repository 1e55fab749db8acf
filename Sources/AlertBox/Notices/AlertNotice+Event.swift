extension AlertNotice {
  /// Something that happened to a notice, as presenters for tests record it.
  public enum Event: Sendable, Equatable {
    /// It was to be shown; what it said.
    case shown(String)
    /// It changed; what it says now, and how much of the work is done.
    case changed(String, fraction: Double? = nil)
    /// A toast or work ended; the text of the toast or the title of the work, and how it ended.
    case ended(String, End)
  }
}
