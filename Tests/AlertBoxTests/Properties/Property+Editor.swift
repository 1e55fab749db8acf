import AlertBox

extension Property {
  /// A line that is edited: as a plain editor has it that divides all of the text anew each time, with
  /// the cursor between characters, and drawn safely in the columns there are.
  static let editor = Property(
    "editor",
    pieces: [
      "abc", "word ", "日", "👨‍👩‍👧‍👦", "e\u{301}", "\u{301}", "\u{1B}", "\u{202E}", "\u{200D}", "🇩🇪", "🇩",
      "\r\n", "\n", "क्षि", "\u{1100}\u{1161}",
    ],
    bytes: [[0xFF], [0x07, 0x08, 0x09]]
  ) { input in
    var input = InputReader(input)
    let width = input.number(below: 30) + 1
    let label = input.pick(from: ["", "> ", "Name: ", "日本語: "])
    var layout = TextFieldLayout(isSecure: input.number(below: 5) == 4)
    var editor = TextEditor(input.text(upTo: 40))
    if let problem = problem(with: editor, &layout, label, width) { return problem }
    // Long enough for everything, short enough to divide the text again and again.
    for _ in 0..<100 where !input.isAtEnd {
      let before = editor
      let edit = Edit(&input)
      edit.apply(to: &editor)
      if let problem = edit.problem(from: before, to: editor)
        ?? problem(with: editor, &layout, label, width)
      {
        return "\(edit) on \(before.characters), \(before.cursor): \(problem)"
      }
    }
    return nil
  }

  private static func problem(
    with editor: TextEditor,
    _ layout: inout TextFieldLayout,
    _ label: String,
    _ width: Int
  ) -> String? {
    if !(0...editor.characters.count).contains(editor.cursor) { return "cursor \(editor.cursor)" }
    let isDivided = editor.characters.map(\.scalars) == editor.text.map(\.scalars)
    if !isDivided { return "characters \(editor.characters.map(\.scalars))" }
    for hasFocus in [true, false] {
      let line = layout.line(editor, label: label, hasFocus: hasFocus, width: width)
      let cursors = line.runs.filter(\.style.isReversed)
      if line.width > width { return "\(line.width) columns of \(width)" }
      if line.plain != DisplayText.line(line.plain) { return "unsafe: \(line)" }
      if cursors.count != (hasFocus ? 1 : 0) { return "\(cursors.count) cursors" }
      if cursors.contains(where: { DisplayWidth.width(of: $0.text) == 0 }) { return "no cursor" }
      let plain = line.plain
      if layout.isSecure,
        editor.text.contains(where: {
          plain.dropFirst(label.count).contains($0) && !"…• ".contains($0) && !label.contains($0)
        })
      {
        return "shows a secret"
      }
    }
    return nil
  }
}

/// What is done to a line that is edited.
private enum Edit {
  case type(Character)
  case paste(String)
  case press(Key)

  private static let keys: [Key] = [
    .left, .right, .home, .end, .backspace, .delete, .control("k"), .control("u"), .control("y"),
    .control("t"), .control("w"), .alt("b"), .alt("f"), .alt("d"), Key(.backspace, .alt),
    Key(.left, .control), .up, .control("x"),
  ]

  init(_ input: inout InputReader) {
    let number = input.number(below: 32)
    switch number {
    case Self.keys.indices: self = .press(Self.keys[number])
    case 18..<25: self = .paste(input.text(upTo: 12))
    default:
      // A key is one character, and none that controls.
      let text = input.text(upTo: 8).unicodeScalars.filter { !$0.isControl }
      self = .type(String(String.UnicodeScalarView(text)).first ?? "a")
    }
  }

  func apply(to editor: inout TextEditor) {
    switch self {
    case .type(let character): _ = editor.handle(.character(character))
    case .paste(let text): editor.insert(text)
    case .press(let key): _ = editor.handle(key)
    }
  }

  /// Compares with what a plain editor does; of the keys that go by words only that they lose nothing
  /// but a part of the text.
  func problem(from old: TextEditor, to new: TextEditor) -> String? {
    let (text, cursor) = (old.characters, old.cursor)
    switch self {
    case .type(let character):
      return difference(replacing: cursor..<cursor, String(character), old, new)
    case .paste(let pasted):
      let hasControl = pasted.pastedLine.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return hasControl
        ? "pastes controls" : difference(replacing: cursor..<cursor, pasted.pastedLine, old, new)
    case .press(.backspace):
      return difference(replacing: max(cursor - 1, 0)..<cursor, "", old, new)
    case .press(.delete):
      return difference(replacing: cursor..<min(cursor + 1, text.count), "", old, new)
    case .press(.control("u")): return difference(replacing: 0..<cursor, "", old, new)
    case .press(.control("k")): return difference(replacing: cursor..<text.count, "", old, new)
    case .press(.left): return movement(to: max(cursor - 1, 0), old, new)
    case .press(.right): return movement(to: min(cursor + 1, text.count), old, new)
    case .press(.home): return movement(to: 0, old, new)
    case .press(.end): return movement(to: text.count, old, new)
    case .press(.up), .press(.control("x")): return movement(to: cursor, old, new)
    case .press(.alt("b")), .press(Key(.left, .control)):
      return new.cursor <= cursor ? movement(to: new.cursor, old, new) : "moves on"
    case .press(.alt("f")):
      return new.cursor >= cursor ? movement(to: new.cursor, old, new) : "moves back"
    case .press(.control("w")), .press(Key(.backspace, .alt)):
      return new.text.scalars.count <= old.text.scalars.count
        && new.text.scalars.suffix(String(text[cursor...]).scalars.count)
          .elementsEqual(String(text[cursor...]).scalars)
        ? nil : "\(new.characters)"
    case .press(.alt("d")):
      return new.text.scalars.starts(with: String(text[..<cursor]).scalars)
        ? nil : "\(new.characters)"
    case .press(.control("t")):
      return new.text.scalars.sorted() == old.text.scalars.sorted() ? nil : "\(new.characters)"
    case .press:
      // What is yanked is known to the editor alone.
      return new.text.scalars.starts(with: String(text[..<cursor]).scalars)
        ? nil : "\(new.characters)"
    }
  }

  private func movement(to place: Int, _ old: TextEditor, _ new: TextEditor) -> String? {
    new.cursor == place && new.text.scalars == old.text.scalars
      ? nil : "\(new.characters), \(new.cursor)"
  }

  private func difference(
    replacing range: Range<Int>,
    _ inserted: String,
    _ old: TextEditor,
    _ new: TextEditor
  ) -> String? {
    let before = String(old.characters[..<range.lowerBound]) + inserted
    let text = Array(before + String(old.characters[range.upperBound...]))
    var cursor = 0
    var length = 0
    while length < before.unicodeScalars.count {
      length += text[cursor].unicodeScalars.count
      cursor += 1
    }
    let isSame = new.text.scalars == String(text).scalars && new.cursor == cursor
    return isSame ? nil : "\(new.characters), \(new.cursor) instead of \(text), \(cursor)"
  }
}
