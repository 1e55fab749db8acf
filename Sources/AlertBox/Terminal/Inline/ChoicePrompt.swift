/// Decides what keys do to an alert that asks for a pick from a list.
///
/// In the list characters narrow it, and Enter picks the option that has the focus (see
/// ``OptionList``), unless that would destroy something. Escape shows all options again, and cancels
/// if they are shown. Tab goes on to the buttons.
package struct ChoicePrompt: ButtonPrompt {
  package let configuration: AlertConfiguration

  /// The options as they are shown now.
  package private(set) var list: OptionList

  package internal(set) var note: String?
  var buttons: ButtonRow

  package init(_ configuration: AlertConfiguration, _ choice: AlertChoice) {
    self.configuration = configuration
    self.list = OptionList(choice.options, defaultIndex: choice.defaultIndex)
    self.buttons = ButtonRow(configuration)
  }

  package var content: InlineContent? { .list(list) }

  package mutating func setPageSize(_ count: Int) { list.pageSize = count }

  mutating func handleInField(_ key: Key) -> InlineAction? {
    switch key {
    case .enter where configuration.confirmingButton?.role != .destructive: return choose()
    case .enter, .tab, .shiftTab, .control("d"): return handleOnButton(key)
    default: _ = list.handle(key)
    }
    return nil
  }

  mutating func insert(_ text: String) { list.type(text) }

  mutating func escape() -> InlineAction? {
    list.handle(.escape) ? nil : .cancel(.escape)
  }

  mutating func press(_ button: AlertButton) -> InlineAction? {
    let confirms = button.position == configuration.confirmingButton?.position
    return confirms ? choose() : .press(button)
  }

  private mutating func choose() -> InlineAction? {
    if let option = list.focusedOption { return .choose(option) }
    note = "There is nothing to pick. Press Escape to see all options."
    return nil
  }
}
