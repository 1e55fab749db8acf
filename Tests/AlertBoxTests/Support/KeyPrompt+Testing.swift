import AlertBox

extension KeyPrompt {
  /// Says in words what events do to a question that was just asked.
  static func effect(of events: [InputEvent], on configuration: AlertConfiguration) -> String {
    var prompt = KeyPrompt(configuration)
    for event in events {
      switch prompt.handle([event]) {
      case .press(let button): return "presses \(button.title)"
      case .cancel(let reason): return "cancels by \(reason)"
      case .interrupt: return "interrupts"
      case .suspend: return "suspends"
      case .redraw: return "redraws"
      case nil: break
      }
    }
    let focus = prompt.focus.map { configuration.buttons[$0].title } ?? "nothing"
    return "focus on \(focus)" + (prompt.note.map { ": \($0)" } ?? "")
  }
}
