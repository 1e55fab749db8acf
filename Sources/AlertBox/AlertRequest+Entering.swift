/// Answers to an alert in which something is to be entered.
extension AlertRequest {
  /// Picks an option, and confirms.
  ///
  /// - Parameter index: The place of the option, counted from 0. Any other number ends the alert with
  ///   the code `unusableAnswer`, and so does an alert that has no options.
  /// - Returns: Whether this ended the alert; `false` if it had ended before.
  @discardableResult
  public func choose(_ index: Int) -> Bool {
    guard case .choice(let choice) = configuration.field, choice.options.indices.contains(index),
      let button = configuration.confirmingButton
    else { return refuse("option \(index)") }
    return pending.end(.entered(.choice(index), button))
  }

  /// Picks the option with a title, the first if there are more, and confirms.
  ///
  /// - Parameter title: The title. Any other one ends the alert with the code `unusableAnswer`.
  /// - Returns: Whether this ended the alert; `false` if it had ended before.
  @discardableResult
  public func choose(_ title: String) -> Bool {
    guard case .choice(let choice) = configuration.field, let index = choice.index(of: title) else {
      return refuse(title.quoted)
    }
    return choose(index)
  }

  /// Picks the option with a title, or else presses the button with it.
  @discardableResult
  func pick(_ title: String) -> Bool {
    if case .choice(let choice) = configuration.field, choice.index(of: title) != nil {
      return choose(title)
    }
    return press(title)
  }

  /// Enters a text and presses a button, unless the text is refused.
  ///
  /// A text is refused if it is empty and required, is not the phrase that is asked for, or does not
  /// pass the field's validation, which takes place in a task of its own.
  ///
  /// - Parameters:
  ///   - text: The text. In an alert without a text field any text ends it with `unusableAnswer`.
  ///   - button: The button to press; by default the one that confirms. One that cancels or declines
  ///     enters nothing.
  ///   - onRefusal: Called if the text is refused, with the reason; the alert then goes on. By default
  ///     it ends with the code `unusableAnswer`, as a script cannot be asked again; so its time limit
  ///     stops while the text is validated.
  /// - Returns: Whether this ended the alert, or will when the text has been validated; `false` if it
  ///   had ended before, or the text was refused at once.
  @discardableResult
  public func enter(
    _ text: String,
    pressing button: AlertButton? = nil,
    onRefusal: (@Sendable (_ reason: String) -> Void)? = nil
  ) -> Bool {
    guard case .text(let field) = configuration.field else {
      return refuse("text \(text.shortened.quoted)")
    }
    let own = button.map(configuration.own) ?? configuration.confirmingButton
    // Without the text, which may be a secret.
    guard let own else { return refuse(button?.title.quoted ?? "confirm") }
    if own.role.refuses { return pressOwn(own) }
    if let reason = field.refusal(of: text) {
      guard let onRefusal else { return fail(text, refusedBecause: reason) }
      if isPending { onRefusal(reason) }
      return false
    }
    guard let validator = field.validator else {
      return pending.end(.entered(.text(text), own))
    }
    guard isPending else { return false }
    // The answer came in time, and there will be no other one.
    if onRefusal == nil { stopTimeLimit() }
    let validation = Task { [self] in
      do {
        try await validator.check(text)
        pending.end(.entered(.text(text), own))
      } catch {
        guard isPending else { return }
        let reason = field.reason(of: error, refusing: text)
        if let onRefusal { onRefusal(reason) } else { fail(text, refusedBecause: reason) }
      }
    }
    pending.onEnd { _ in validation.cancel() }
    return true
  }

  @discardableResult
  private func fail(_ text: String, refusedBecause reason: String) -> Bool {
    fail(AlertError.refusedText(text, because: reason, in: configuration))
  }
}
