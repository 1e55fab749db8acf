import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames of a question with a field")
struct FieldFrameTests {
  private static let message =
    "An item named “a.txt” already exists at that location. Choose another name for it."

  // MARK: Text

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
        Name: …fghija.txt[ ]

         Rename   Cancel
        """.replacing("…fghija.txt[ ]", with: "…ja.txt[ ]")
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
        “my\\u{202E}-
        database” to
        confirm:
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

  // MARK: Lists

  @Test("A list at 80 columns")
  func wideList() {
    #expect(
      InlineLayout.frame(of: .choosing(message: "One a day."), after: [.down]) == """
        *Which fruit?*
        One a day.

          Apple
        [> Banana]
          Cherry
          Blueberry

         Choose   Cancel
        """
    )
  }

  @Test("A list at 40 columns, narrowed, with a button that has the focus")
  func mediumList() {
    #expect(
      InlineLayout.frame(of: .choosing(), columns: 40, after: ["b", .tab]) == """
        *Which fruit?*
        > Banana
          Blueberry
        Filter: b

        [ _C_hoose ]  C_a_ncel
        """
    )
  }

  @Test("A list at 20 columns that nothing matches")
  func narrowList() {
    #expect(
      InlineLayout.frame(of: .choosing(), columns: 20, after: ["x", .enter])
        == """
        *Which fruit?*
        …on contains “x”

         Choose   Cancel
        There is nothing to
        pick. Press Escape
        to see all options.
        """.replacing("…on contains “x”", with: "…tion contains “x”")
    )
  }

  @Test("A list longer than the screen is scrolled, and leaves the message its rows")
  func longList() {
    let options = (1...100).map { "Option \($0)" }
    #expect(
      InlineLayout.frame(
        of: .choosing(options, defaultIndex: 49, message: "One."),
        rows: 14
      ) == """
        *Which fruit?*
        One.

          Option 47
          Option 48
          Option 49
        [> Option 50]
          Option 51
          Option 52
          Option 53
          Option 54
          46 above, 46 below

         Choose   Cancel
        """
    )
  }

  // MARK: Few rows

  @Test("Where rows are scarce, the message gives way, and then all options but one")
  func fewRows() {
    let options = (1...9).map { "Option \($0)" }
    let configuration = AlertConfiguration.choosing(options, message: "One\ntwo\nthree\nfour")
    #expect(
      InlineLayout.frame(of: configuration, rows: 8, after: [.down]) == """
        *Which fruit?*
        One
        two…
          Option 1
        [> Option 2]
          Option 3
          6 below
         Choose   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: configuration, rows: 6, after: [.down]) == """
        *Which fruit?*
          Option 1
        [> Option 2]
          Option 3
          6 below
         Choose   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: configuration, rows: 3, after: [.down]) == """
        *Which fruit?*
        [> Option 2]
         Choose   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: configuration, rows: 2, after: [.down]) == """
        *Which fruit?*
        [> Option 2]
        """
    )
    #expect(InlineLayout.frame(of: configuration, rows: 1, after: [.down]) == "[> Option 2]")
    #expect(
      InlineLayout.frame(of: configuration, rows: 1, after: [.tab]) == "[ _C_hoose ]  C_a_ncel"
    )
  }

  @Test("A text keeps its label, and then its row")
  func fewRowsForText() {
    let configuration = AlertConfiguration.renaming(
      AlertTextField("What is the new name?"),
      message: "One\ntwo"
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 30, rows: 5, after: ["x"]) == """
        *Rename Item*
        One…
        What is the new name?
        > x[ ]
         Rename   Cancel
        """
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 30, rows: 3, after: ["x"]) == """
        *Rename Item*
        What is the n…x[ ]
         Rename   Cancel
        """
    )
    #expect(InlineLayout.frame(of: configuration, columns: 1, rows: 1, after: ["x"]) == "[ ]")
  }
}
