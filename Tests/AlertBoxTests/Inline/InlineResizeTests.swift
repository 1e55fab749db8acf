import AlertBoxTestSupport
import Foundation
import Testing

/// The inline prompt on a screen that changes its size.
@Suite("The inline prompt, resized")
struct InlineResizeTests {
  private static let message =
    "An item named “a.txt” already exists at that location. Do you want to overwrite it?"

  /// What stands on screens of some widths.
  private static let frames = [
    80: """
    Overwrite Item?
    An item named “a.txt” already exists at that location. Do you want to overwrite
    it?

     OK   Cancel
    """,
    40: """
    Overwrite Item?
    An item named “a.txt” already exists at
    that location. Do you want to overwrite
    it?

     OK   Cancel
    """,
    20: """
    Overwrite Item?
    An item named
    “a.txt” already
    exists at that
    location. Do you
    want to overwrite
    it?

     OK   Cancel
    """,
  ]

  /// Asks at a screen of 80 columns, below some lines of a shell's.
  private static func ask(_ policy: Screen.ResizePolicy) async throws -> TerminalSession {
    let session = try TerminalSession(
      [
        "-c", "echo one; echo two; exec \"$0\" confirm 'Overwrite Item?' -m \"$1\"",
        BuiltProgram.alertbox, message,
      ],
      executable: "/bin/sh",
      stdout: .terminal,
      resizePolicy: policy
    )
    try await waitForFrame(80, session)
    return session
  }

  /// Waits until the screen shows one copy, and checks that none has scrolled off.
  private static func waitForFrame(_ columns: Int, _ session: TerminalSession) async throws {
    let frame = try #require(frames[columns])
    let screen = try await session.screen("one copy was there at \(columns) columns") { screen in
      screen.text == "one\ntwo\n\(frame)" && screen.cursor == (0, 2)
    }
    #expect(screen.scrollback == [])
  }

  @Test(
    "From 80 columns to 40, 80 and 20 and back there is one copy of it",
    arguments: [Screen.ResizePolicy.reflow, .truncate]
  )
  func columns(policy: Screen.ResizePolicy) async throws {
    let session = try await Self.ask(policy)
    for columns in [40, 80, 20, 80, 40] {
      session.resize(columns: columns, rows: 24)
      try await Self.waitForFrame(columns, session)
    }
    session.send("y")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("one\ntwo\nOverwrite Item? OK")
    result.expectGivenBack()
  }

  @Test("On a screen of few rows the message gives way, and comes back")
  func rows() async throws {
    let session = try TerminalSession(
      InlineQuestion.arguments + ["-m", "1\n2\n3\n4\n5\n6"],
      executable: BuiltProgram.alertbox,
      stdout: .pipe
    )
    let tall = "Overwrite Item?\n1\n2\n3\n4\n5\n6\n\n Overwrite   Cancel"
    let frames = [
      (5, "Overwrite Item?\n1\n2\n3…\n Overwrite   Cancel"),
      (3, "Overwrite Item?\n1…\n Overwrite   Cancel"), (2, InlineQuestion.text), (24, tall),
    ]
    try await session.screen { $0.text == tall }
    for (rows, frame) in frames {
      session.resize(columns: 80, rows: rows)
      try await session.screen("the frame fitted \(rows) rows") { $0.text == frame }
    }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    result.expectScreen("Overwrite Item? Overwrite")
    result.expectGivenBack()
  }

  @Test("Resized while it is stopped, it is drawn for the new size")
  func whileStopped() async throws {
    let session = try await Self.ask(.reflow)
    session.send("\u{1A}")
    try await session.waitUntilStopped()
    session.resize(columns: 20, rows: 24)
    session.continue()
    try await Self.waitForFrame(20, session)
    session.send("n")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectScreen("one\ntwo\nOverwrite Item?\nCancel")
    result.expectGivenBack()
  }

  @Test("A screen of one cell does no harm, and the question comes back")
  func oneCell() async throws {
    let session = try await InlineQuestion.ask()
    let count = session.outputCount
    session.resize(columns: 1, rows: 1)
    try await session.snapshot("it was redrawn") { $0.rawOutput.count > count }
    session.resize(columns: 80, rows: 24)
    try await session.screen { $0.text.hasSuffix(InlineQuestion.text) }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.screen.text.hasSuffix("Overwrite Item? Overwrite"))
    result.expectGivenBack()
  }

  @Test("A screen of one cell can be answered")
  func answeredInOneCell() async throws {
    let session = try await InlineQuestion.ask()
    let count = session.outputCount
    session.resize(columns: 1, rows: 1)
    try await session.snapshot("it was redrawn") { $0.rawOutput.count > count }
    session.send("o")
    let result = try await session.end()
    #expect(result.status == .exited(0))
    #expect(result.settingsAfter == result.settingsBefore)
    #expect(result.screen.modes == Screen.initialModes)
  }

  @Test("Many sizes in a row end in a frame that fits the last one")
  func manySizes() async throws {
    let session = try await InlineQuestion.ask()
    var random = SplitMix64(seed: 5)
    for _ in 1...200 {
      session.resize(
        columns: .random(in: 1...120, using: &random),
        rows: .random(in: 1...40, using: &random)
      )
    }
    session.resize(columns: 70, rows: 20)
    try await session.screen { $0.text.hasSuffix(InlineQuestion.text) }
    session.send("\t\r")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    #expect(result.screen.text.hasSuffix("Overwrite Item? Cancel"))
    result.expectGivenBack()
  }

  @Test("The button that has the focus keeps it")
  func focus() async throws {
    let session = try await Self.ask(.reflow)
    session.send("\u{1B}[C")
    for (columns, row) in [(80, 6), (40, 7), (20, 10)] {
      session.resize(columns: columns, rows: 24)
      try await Self.waitForFrame(columns, session)
      try await session.screen("the second button had the focus") { screen in
        screen.style(column: 1, row: row).attributes.contains(.reverse) == false
          && screen.style(column: 6, row: row).attributes.contains(.reverse)
      }
    }
    session.send("\r")
    let result = try await session.end()
    #expect(result.status == .exited(1))
    result.expectGivenBack()
  }
}
