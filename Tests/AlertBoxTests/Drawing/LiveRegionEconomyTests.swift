import AlertBox
import Testing

@Suite("LiveRegion: economy")
struct LiveRegionEconomyTests {
  /// What an arrow key may cost: a quarter of what it costs in `dialog`, which writes 189.
  private static let budget = 47

  private static func frame(_ confirm: String, message: [String], focus: Int) -> Frame {
    let lines = [StyledLine("Overwrite Item?", .bold)] + message.map { StyledLine($0) }
    return Frame(lines + [.buttons(confirm, "Cancel", focus: focus)])
  }

  @Test(
    "An arrow key costs little, in either direction, below a message of any length",
    arguments: [("Overwrite", budget), ("OK", 40)],
    [[], ["An item named", "“a.txt” already", "exists."], Array(repeating: "line", count: 20)]
  )
  func arrowKey(button: (title: String, budget: Int), message: [String]) {
    var live = LiveScreen(rows: 30)
    live.show { $0.update(to: Self.frame(button.title, message: message, focus: 0)) }
    // Lines further down cost what it takes to get there, up to five bytes.
    let budget = button.budget + (message.isEmpty ? 0 : 5)
    for focus in [1, 0, 1] {
      let frame = Self.frame(button.title, message: message, focus: focus)
      let bytes = live.show { $0.update(to: frame) }
      #expect(bytes <= budget)
      var fresh = LiveScreen(rows: 30)
      fresh.show { $0.update(to: frame) }
      #expect(live.screen.cells == fresh.screen.cells)
    }
  }

  @Test("On the surface that a prompt draws on, an arrow key costs no more")
  func surface() {
    var surface = LiveSurface()
    _ = surface.begin(Self.frame("Overwrite", message: [], focus: 0), at: .now)
    for focus in [1, 0, 1] {
      let text = surface.update(to: Self.frame("Overwrite", message: [], focus: focus))
      #expect(text.utf8.count <= Self.budget)
    }
  }

  @Test("A question is drawn for little more than its text")
  func firstFrame() {
    var live = LiveScreen()
    let frame = Self.frame("Overwrite", message: [], focus: 0)
    let text = frame.lines.map(\.plain).joined(separator: "\r\n")
    let bytes = live.show { $0.update(to: frame) }
    #expect(bytes <= text.utf8.count + 50)
  }
}
