import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames of a question with a text")
struct TextFrameTests {
  private static let message =
    "An item named “a.txt” already exists at that location. Choose another name for it."

  @Test("A text at 80 columns")
  func wideText() {
    #expect(
      InlineLayout.frame(of: .renaming(message: Self.message)) == """
        *Rename Item*
        An item named “a.txt” already exists at that location. Choose another name for
        it.

        Name: a.txt[ ]

         Rename   Cancel
        """
    )
  }

  @Test("A text at 40 columns, with a button that has the focus")
  func mediumText() {
    #expect(
      InlineLayout.frame(of: .renaming(message: Self.message), columns: 40, after: [.tab]) == """
        *Rename Item*
        An item named “a.txt” already exists at
        that location. Choose another name for
        it.

        Name: a.txt

        [ _R_ename ]  _C_ancel
        """
    )
  }

  @Test("A text at 20 columns, scrolled, and a note")
  func narrowText() {
    let keys = [.home, "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", .control("u")] as [Key]
    #expect(
      InlineLayout.frame(of: .renaming(), columns: 20, after: keys + [.control("k"), .enter]) == """
        *Rename Item*
        Name: [ ]

         Rename   Cancel
        A text is required.
        """
    )
    #expect(
      InlineLayout.frame(of: .renaming(), columns: 20, after: keys.dropLast() + [.end])
        == """
        *Rename Item*
        Name: …ja.txt[ ]

         Rename   Cancel
        """
    )
  }

  @Test("A long label stands above the text, and one that is a question gets no colon")
  func longLabel() {
    let field = AlertTextField("What is the new name?")
    #expect(
      InlineLayout.frame(of: .renaming(field), columns: 30, after: ["x"]) == """
        *Rename Item*
        What is the new name?
        > x[ ]

         Rename   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: .renaming(field), after: ["x"]) == """
        *Rename Item*
        What is the new name? x[ ]

         Rename   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: .renaming(AlertTextField())) == """
        *Rename Item*
        > [ ]

         Rename   Cancel
        """
    )
  }

  @Test("A phrase says what to type, whole")
  func phrase() {
    #expect(
      InlineLayout.frame(of: .dropping(), after: ["m", "y"]) == """
        *Drop database?*
        Type “my-database” to confirm: my[ ]

        { Drop }  Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: .dropping("my\u{202E}-database"), columns: 20, after: ["m"]) == """
        *Drop database?*
        Type
        “my\\u{202E}-databas
        e” to confirm:
        > m[ ]

        { Drop }  Cancel
        """
    )
  }

  @Test("Secrets, wide characters and a countdown")
  func otherTexts() {
    let secret = AlertTextField("Password", isSecure: true)
    #expect(
      InlineLayout.frame(of: .renaming(secret), after: ["a", "日", .left], countdown: "2s") == """
        *Rename Item*
        Password: •[•]

         Rename   Cancel  2s
        """
    )
    #expect(
      InlineLayout.frame(of: .renaming(AlertTextField("名前")), after: ["日", "👍🏽", .left]) == """
        *Rename Item*
        名前: 日[👍🏽]

         Rename   Cancel
        """
    )
  }
}
