import AlertBox
import Testing

/// Frames as `StyleMarkup`: `*bold*`, `_underlined_`, `[reversed]`, `{red}`.
@Suite("Buttons in a frame")
struct ButtonLayoutTests {
  @Test("Buttons that do not fit into a row stand one below the other, their labels whole")
  func stacked() {
    let configuration = AlertConfiguration(
      "Overwrite?",
      buttons: [
        AlertButton("Overwrite everything in the folder", role: .destructive),
        AlertButton("Skip"), AlertButton("Extraordinarily-long"),
        AlertButton("Donaudampfschifffahrt"), AlertButton("Cancel", role: .cancel),
      ]
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 20, after: [.down, .up, .up, .up]) == """
        *Overwrite?*
        { _O_verwrite }
        { everything in the }
        { folder }
        [ _S_kip ]
         _E_xtraordinarily-
         long
         _D_onaudampfschifff
         ahrt
         _C_ancel
        """
    )
  }

  @Test("A control character in a label is shown, before its key and where it has none")
  func controls() {
    let configuration = AlertConfiguration(
      "Which?",
      buttons: [AlertButton("\u{1B}1"), AlertButton("\u{9B}Quit\u{7F}")]
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 60) == """
        *Which?*
        [ _1_ \\u{1B}1 ]  \\u{9B}_Q_uit\\u{7F}
        """
    )
  }

  @Test("A key is underlined where it stands in the label, on whatever line")
  func keyFurtherBehind() {
    let configuration = AlertConfiguration(
      "Which?",
      buttons: [AlertButton("aaa aaa aaa bbb"), AlertButton("aaa aaa aaa aab"), AlertButton("aaa")]
    )
    #expect(
      InlineLayout.frame(of: configuration, columns: 11) == """
        *Which?*
        [ _a_aa aaa ]
        [ aaa bbb ]
         aaa aaa
         aaa aa_b_
         _3_ aaa
        """
    )
  }

  @Test("A number that is typed with one key is shown, and no other")
  func numbers() {
    let configuration = AlertConfiguration(
      "Which?",
      buttons: (1...11).map { _ in AlertButton("Aa") }
    )
    #expect(
      InlineLayout.frame(of: configuration) == """
        *Which?*
        [ _A_a ]  _2_ Aa   _3_ Aa   _4_ Aa   _5_ Aa   _6_ Aa   _7_ Aa   _8_ Aa   _9_ Aa   Aa   Aa
        """
    )
  }

  @Test("The countdown stands behind the buttons, else below them")
  func countdown() {
    #expect(
      InlineLayout.frame(of: .overwriting(.action), columns: 40, countdown: "confirms in 2s")
        == """
        *Overwrite Item?*
        [ _O_verwrite ]  _C_ancel  confirms in 2s
        """
    )
    #expect(
      InlineLayout.frame(of: .overwriting(.action), columns: 35, countdown: "confirms in 2s")
        == """
        *Overwrite Item?*
        [ _O_verwrite ]  _C_ancel
         confirms in 2s
        """
    )
  }

  @Test("Where rows are scarce, the countdown gives way to title and buttons")
  func countdownGivesWay() {
    let configuration = AlertConfiguration(
      "Overwrite the whole item?",
      buttons: [AlertButton("Overwrite"), AlertButton("Cancel", role: .cancel)],
      default: .role(.cancel)
    )
    let buttons = " _O_verwrite  [ _C_ancel ]"
    let frames = [
      4: "*Overwrite the whole*\n*item?*\n\(buttons)\n cancels in 2s",
      3: "*Overwrite the whole*\n*item?*\n\(buttons)",
      2: "*Overwrite the whole…*\n\(buttons)",
      1: buttons,
    ]
    for (rows, frame) in frames {
      #expect(
        InlineLayout.frame(of: configuration, columns: 21, rows: rows, countdown: "cancels in 2s")
          == frame
      )
    }
  }
}
