import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames of a question with a field where rows are scarce")
struct FieldRowsTests {
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
