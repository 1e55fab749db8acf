import Foundation
import Testing

/// The pictures in the documentation show what the command shows at a real terminal.
///
/// `Scripts/draw-pictures` has this suite write the files instead of comparing them.
@Suite("Pictures")
struct PictureTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/AlertBox/AlertBox.docc/Resources")

  private static let isDrawing =
    ProcessInfo.processInfo.environment["ALERTBOX_DRAW_PICTURES"] == "1"

  @Test("confirm.svg shows what a person sees who runs the command")
  func confirm() async throws {
    var scenes = try await Self.confirmScenes()
    // A machine that stood still for a second has missed the first second of the countdown.
    for _ in 0..<9 where !scenes[2].screen.text.hasSuffix(" 30s)") {
      scenes = try await Self.confirmScenes()
    }
    try check(
      ScreenPicture(title: "alertbox confirm at a terminal", scenes: scenes),
      name: "confirm.svg"
    )
  }

  @Test("choose.svg shows what a person sees who picks an option and types a text")
  func choose() async throws {
    let scenes = try await Self.fieldScenes()
    try check(
      ScreenPicture(title: "alertbox choose and ask at a terminal", scenes: scenes),
      name: "choose.svg"
    )
  }

  @Test("notices.svg shows a question, two works, a toast and log lines, and what stays of them")
  func notices() async throws {
    let scenes = try await Self.noticeScenes()
    try check(
      ScreenPicture(title: "Toasts and progress above a question", scenes: scenes),
      name: "notices.svg"
    )
  }

  @Test("popup.svg shows the same in a box, and what is there afterwards")
  func popup() async throws {
    let scenes = try await Self.noticeScenes(isPopup: true)
    try check(ScreenPicture(title: "A popup", scenes: scenes), name: "popup.svg")
  }

  private func check(_ picture: ScreenPicture, name: String) throws {
    let file = Self.folder.appending(path: name)
    let svg = try picture.svg()
    #expect(svg.utf8.count < 8 * 1024)
    if Self.isDrawing {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    let stored = try String(contentsOf: file, encoding: .utf8)
    // By lines, a failure says which ones differ.
    #expect(
      svg.components(separatedBy: "\n") == stored.components(separatedBy: "\n"),
      "\(name) shows something else; Scripts/draw-pictures draws it anew"
    )
  }

  // MARK: - Scenes

  private static func confirmScenes() async throws -> [ScreenPicture.Scene] {
    let session = try TerminalSession.shell(columns: 76)
    try await session.screen { $0.text == "$" }
    session.send(#"alertbox confirm "Overwrite Item?" --confirm Overwrite --destructive \\#n"#)
    try await session.screen { $0.text.hasSuffix("\n>") }
    session.send(#"-m "An item named “a.txt” already exists. Do you want to overwrite it?"\#n"#)
    let asked = try await session.text(" Cancel")
    session.send("\r")
    let note = try await session.text("arrow keys.")
    session.send("o")
    try await session.text("Overwrite Item? Overwrite\n$")
    session.send(#"alertbox confirm "Restart now?" --timeout 30s --on-timeout confirm\#n"#)
    let next = try await session.firstScreen(after: "confirms in ")
    session.send("\u{1B}")
    try await session.text("Restart now? Cancel\n$")
    session.send("exit\n")
    let result = try await session.end()
    // The shell ends as the last question did.
    #expect(result.status == .exited(1))
    #expect(result.settingsBefore == result.settingsAfter)
    #expect(result.screen.modes == Screen.initialModes)
    #expect(result.screen.unrecognized == [])
    return [
      ScreenPicture.Scene(screen: asked),
      ScreenPicture.Scene(caption: "After Enter", screen: note, firstRow: 2),
      ScreenPicture.Scene(
        caption: "After o, and a question with a time limit",
        screen: next,
        firstRow: 2
      ),
    ]
  }

  private static func fieldScenes() async throws -> [ScreenPicture.Scene] {
    let session = try TerminalSession.shell(columns: 76)
    try await session.screen { $0.text == "$" }
    session.send(
      "alertbox choose \"Switch to?\" main next fix-login fix-typo --default next\n"
    )
    try await session.text("> next")
    session.send("fix")
    let list = try await session.text("Filter: fix")
    session.send("\u{1B}[B\r")
    try await session.text("Switch to? fix-typo\nfix-typo\n$")
    session.send("alertbox ask \"Rename “a.txt”\" --prompt \"New name\" --default a.txt\n")
    let text = try await session.text("New name: a.txt")
    session.send("\u{1B}")
    try await session.text("Rename “a.txt”: Cancel\n$")
    session.send("exit\n")
    let result = try await session.end()
    #expect(result.settingsBefore == result.settingsAfter)
    #expect(result.screen.modes == Screen.initialModes)
    #expect(result.screen.unrecognized == [])
    let firstRow = text.text.split(separator: "\n").count - 6
    return [
      ScreenPicture.Scene(screen: list),
      ScreenPicture.Scene(
        caption: "After Down and Enter, and a text",
        screen: text,
        firstRow: max(firstRow, 0)
      ),
    ]
  }

  private static func noticeScenes(isPopup: Bool = false) async throws -> [ScreenPicture.Scene] {
    let session = try TerminalSession.host(
      mode: "demonstration",
      columns: 76,
      environment: isPopup ? ["HOST_STYLE": "popup"] : [:]
    )
    // What turns does so all the time: the picture shows where it begins.
    let question = try await session.screen("all was up, with the spinner in its first phase") {
      // A popup stands when its last row is there.
      $0.text.contains("⠋ Build") && $0.text.contains(" Cancel")
        && (!isPopup || $0.page.lines[16].text.contains("╯"))
    }
    session.signal(SIGUSR1)
    try await session.snapshot { !$0.stdout.isEmpty }
    session.send("o")
    let result = try await session.end()
    result.expectGivenBack()
    return [
      ScreenPicture.Scene(screen: question, firstRow: isPopup ? 5 : 0),
      ScreenPicture.Scene(
        caption: "After the toast has left, one of the works has failed, and o was pressed",
        screen: result.screen
      ),
    ]
  }
}
