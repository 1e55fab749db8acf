import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Frames of a question")
struct InlineLayoutTests {
  private static let message =
    "An item named “a.txt” already exists at that location. Do you want to overwrite it?"

  @Test("At 80 columns")
  func wide() {
    #expect(
      InlineLayout.frame(of: .overwriting(message: Self.message)) == """
        *Overwrite Item?*
        An item named “a.txt” already exists at that location. Do you want to overwrite
        it?

        { _O_verwrite }  _C_ancel
        """
    )
  }

  @Test("At 40 columns")
  func medium() {
    #expect(
      InlineLayout.frame(of: .overwriting(.action, message: Self.message), columns: 40) == """
        *Overwrite Item?*
        An item named “a.txt” already exists at
        that location. Do you want to overwrite
        it?

        [ _O_verwrite ]  _C_ancel
        """
    )
  }

  @Test("At 20 columns the buttons still stand in a row")
  func narrow() {
    #expect(
      InlineLayout.frame(of: .overwriting(message: Self.message), columns: 20, after: [.right])
        == """
        *Overwrite Item?*
        An item named
        “a.txt” already
        exists at that
        location. Do you
        want to overwrite
        it?

        { _O_verwrite }[ _C_ancel ]
        """
    )
  }

  @Test("Without a message there is no blank line, and a blank message is none")
  func noMessage() {
    for message in [nil, "", "\n", " \n\t\n"] {
      #expect(
        InlineLayout.frame(of: .overwriting(.action, message: message)) == """
          *Overwrite Item?*
          [ _O_verwrite ]  _C_ancel
          """
      )
    }
  }

  @Test("A message keeps its empty lines but those at its end")
  func paragraphs() {
    #expect(
      InlineLayout.frame(of: .overwriting(message: "One.\n\n  Two.\tThree.\n\n")) == """
        *Overwrite Item?*
        One.

          Two.  Three.

        { _O_verwrite }  _C_ancel
        """
    )
  }

  @Test("Without colour nothing is red; with the focus on it, red is reversed")
  func styles() {
    #expect(
      InlineLayout.frame(of: .overwriting(), hasColor: false) == """
        *Overwrite Item?*
         _O_verwrite   _C_ancel
        """
    )
    #expect(
      InlineLayout.frame(of: .overwriting(), after: [.right, .left]) == """
        *Overwrite Item?*
        [{ _O_verwrite }]  _C_ancel
        """
    )
    #expect(
      InlineLayout.frame(of: .saving, after: [.right]) == """
        *Save changes?*
         _S_ave  [{ _D_iscard }]  _C_ancel
        """
    )
  }

  @Test("What is said to a key that did nothing stands below")
  func note() {
    #expect(
      InlineLayout.frame(of: .overwriting(), columns: 40, after: [.enter]) == """
        *Overwrite Item?*
        { _O_verwrite }  _C_ancel
        Enter presses nothing here. Type o or
        c, or use the arrow keys.
        """
    )
    #expect(
      InlineLayout.frame(of: .overwriting(), columns: 40, rows: 3, after: [.enter]) == """
        *Overwrite Item?*
        { _O_verwrite }  _C_ancel
        Enter presses nothing here. Type o or…
        """
    )
  }

  @Test("Escape sequences are shown, not obeyed")
  func hostile() {
    let hostile = "\u{1B}[2J\r\u{202E}x"
    let configuration = AlertConfiguration(
      hostile + "\n",
      message: hostile + "\n2",
      buttons: [AlertButton(hostile), AlertButton("\u{9B}1mNo\n", role: .cancel)]
    )
    #expect(
      InlineLayout.frame(of: configuration) == """
        *\\u{1B}[2J\\r\\u{202E}x\\n*
        \\u{1B}[2J\\r\\u{202E}x
        2

        [ \\u{1B}[2_J_\\r\\u{202E}x ]  \\u{9B}1_m_No\\n
        """
    )
  }

  @Test("Wide characters and emoji are counted in columns, and never cut")
  func wideCharacters() {
    let configuration = AlertConfiguration(
      "上書きしますか？",
      message: "この場所には同じ名前のファイルがあります。👨‍👩‍👧‍👦",
      buttons: [AlertButton("上書き"), AlertButton("👍🏽 Go"), AlertButton("取り消し", role: .cancel)]
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 30) == """
        *上書きしますか？*
        この場所には同じ名前のファイ
        ルがあります。👨‍👩‍👧‍👦

        [ _上_書き ]  👍🏽 _G_o   _取_り消し
        """
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 12, rows: 6, after: [.end]) == """
        *上書きしま*
        *すか？*
        この場所に…
         _上_書き
         👍🏽 _G_o
        [ _取_り消し ]
        """
    )
  }
}
