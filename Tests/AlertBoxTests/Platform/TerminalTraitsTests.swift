import AlertBox
import Testing

@Suite("What the environment says about the terminal")
struct TerminalTraitsTests {
  private static func traits(_ environment: [String: String]) -> TerminalTraits {
    TerminalTraits { environment[$0] }
  }

  @Test(
    "Sequences are for a terminal that is known, and not dumb",
    arguments: [
      ([:], false), (["TERM": ""], false), (["TERM": "dumb"], false), (["TERM": "xterm"], true),
      (["TERM": "dumb-emacs-ansi"], true), (["TERM": "vt100", "NO_COLOR": "1"], true),
    ]
  )
  func sequences(environment: [String: String], obeys: Bool) {
    #expect(Self.traits(environment).obeysSequences == obeys)
  }

  @Test(
    "Colours are for such a terminal alone, and only where nobody asked for none",
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "xterm", "NO_COLOR": "0"], false),
      (["TERM": "dumb"], false), ([:], false),
    ]
  )
  func color(environment: [String: String], hasColor: Bool) {
    #expect(Self.traits(environment).hasColor == hasColor)
  }

  @Test(
    "An alternate screen is expected, but of DEC's terminals and Linux's console",
    arguments: [
      ("xterm-256color", true), ("tmux", true), ("linux", false), ("vt100", false),
      ("dumb", true), ("", false),
    ]
  )
  func alternateScreen(terminal: String, isThere: Bool) {
    #expect(Self.traits(["TERM": terminal]).hasAlternateScreen == isThere)
  }

  @Test(
    "Text is fit for being read aloud where that is asked for",
    arguments: [
      (["ACCESSIBLE": "1"], true), (["ACCESSIBLE": "0"], true), (["ACCESSIBLE": ""], false),
      (["TERM": "xterm"], false),
    ]
  )
  func accessible(environment: [String: String], isAccessible: Bool) {
    #expect(Self.traits(environment).isAccessible == isAccessible)
  }
}
