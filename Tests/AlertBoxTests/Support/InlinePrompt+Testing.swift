import AlertBox

extension KeyPrompt {
  /// Says in words what events do to a question that was just asked.
  static func effect(of events: [InputEvent], on configuration: AlertConfiguration) -> String {
    let (prompt, effect) = configuration.effect(of: events)
    if let effect { return effect }
    let focus = prompt.focus.map { configuration.buttons[$0].title } ?? "nothing"
    return "focus on \(focus)" + (prompt.note.map { ": \($0)" } ?? "")
  }
}

extension AlertConfiguration {
  /// Handles events one after the other, up to one that acts, which is put into words.
  func effect(of events: [InputEvent]) -> (any InlinePrompt, String?) {
    var prompt = inlinePrompt
    for event in events {
      if let action = prompt.handle([event]) { return (prompt, action.words) }
    }
    return (prompt, nil)
  }
}

extension InlineAction {
  /// What it does, in words.
  var words: String {
    switch self {
    case .press(let button): "presses \(button.title)"
    case .enter(let text, let button): "enters \(text.quoted) and presses \(button.title)"
    case .choose(let index): "picks \(index)"
    case .cancel(let reason): "cancels by \(reason)"
    case .interrupt: "interrupts"
    case .suspend: "suspends"
    case .redraw: "redraws"
    }
  }
}

extension InlinePrompt {
  /// The text with `|` for the cursor, or the filter and the option that has the focus; then the
  /// button that has the focus, if one has, and the note.
  var state: String {
    let content =
      switch content {
      case .text(let editor, _): editor.marked
      case .list(let list):
        "\(list.filter)>\(list.focusedOption.map { list.titles[$0] } ?? "nothing")"
      case nil: ""
      }
    return content + (focus.map { " [\(configuration.buttons[$0].title)]" } ?? "")
      + (note.map { ": \($0)" } ?? "")
  }
}
