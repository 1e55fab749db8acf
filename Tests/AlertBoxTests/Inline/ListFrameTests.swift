import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames of a question with a list")
struct ListFrameTests {
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
        …ption contains “x”

         Choose   Cancel
        There is nothing to
        pick. Press Escape
        to see all options.
        """
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

          Option 46
          Option 47
          Option 48
          Option 49
        [> Option 50]
          Option 51
          Option 52
          Option 53
          45 above, 47 below

         Choose   Cancel
        """
    )
  }
}
