import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ScreenPictureTests {
  private static let esc = "\u{1B}"

  private static func screen(_ text: String, columns: Int = 10, rows: Int = 4) -> Screen {
    var screen = Screen(columns: columns, rows: rows)
    screen.feed(text)
    return screen
  }

  private static func svg(_ scenes: ScreenPicture.Scene..., title: String = "") throws -> String {
    try ScreenPicture(title: title, scenes: scenes).svg()
  }

  /// The elements that stand for what is on a screen.
  private static func elements(_ text: String) throws -> String {
    let lines = try svg(ScreenPicture.Scene(screen: screen(text))).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("<g ") })
    return lines[(start + 1)...].prefix { $0 != "</g>" }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("  ab c", #"<text x="18" y="16" textLength="36">ab c</text>"#),
    (
      "a  b\r\n   c",
      """
      <text x="0" y="16" textLength="9">a</text>
      <text x="27" y="16" textLength="9">b</text>
      <text x="27" y="38" textLength="9">c</text>
      """
    ),
    (
      "a日本👍🏽b",
      """
      <text x="0" y="16" textLength="9">a</text>
      <text x="9" y="16" textLength="54">日本👍🏽</text>
      <text x="63" y="16" textLength="9">b</text>
      """
    ),
    ("<&>\"'", #"<text x="0" y="16" textLength="45">&lt;&amp;&gt;"'</text>"#),
    (
      "\(esc)[1mA\(esc)[0;4mB\(esc)[0;31mC\(esc)[1;4mD",
      """
      <text class="bold" x="0" y="16" textLength="9">A</text>
      <text class="underlined" x="9" y="16" textLength="9">B</text>
      <text class="red" x="18" y="16" textLength="9">C</text>
      <text class="bold underlined red" x="27" y="16" textLength="9">D</text>
      """
    ),
    (
      "\(esc)[1;32mA\(esc)[7m \(esc)[31mB",
      """
      <rect class="cell green" x="9" y="0" width="9" height="22" rx="2"/>
      <rect class="cell red" x="18" y="0" width="9" height="22" rx="2"/>
      <text class="bold green" x="0" y="16" textLength="9">A</text>
      <text class="bold red reversed" x="18" y="16" textLength="9">B</text>
      """
    ),
    (
      "a \(esc)[7m \(esc)[4mb\(esc)[24mc \(esc)[31md",
      """
      <rect class="cell" x="18" y="0" width="36" height="22" rx="2"/>
      <rect class="cell red" x="54" y="0" width="9" height="22" rx="2"/>
      <text x="0" y="16" textLength="9">a</text>
      <text class="underlined reversed" x="27" y="16" textLength="9">b</text>
      <text class="reversed" x="36" y="16" textLength="9">c</text>
      <text class="red reversed" x="54" y="16" textLength="9">d</text>
      """
    ),
    (
      "\(esc)[4ma ",
      "<text class=\"underlined\" x=\"0\" y=\"16\" textLength=\"18\">a\u{A0}</text>"
    ),
  ]) func `Runs of characters stand at their columns, with their styles`(
    text: String,
    elements: String
  ) throws {
    #expect(try Self.elements(text) == elements)
  }

  @Test(arguments: ["2", "3", "5", "8", "9", "53", "33", "91", "41", "38;5;9", "38;2;255;0;0"])
  func `A style that cannot be drawn is not left out in silence`(parameters: String) {
    #expect(throws: ScreenPicture.UnknownStyle.self) {
      try Self.elements("a\(Self.esc)[\(parameters)mb")
    }
  }

  @Test func `A background without text cannot be drawn either`() {
    #expect(throws: ScreenPicture.UnknownStyle.self) {
      try Self.elements("a\(Self.esc)[41m\(Self.esc)[K")
    }
  }

  @Test func `Windows stand below each other, each as high as its text`() throws {
    let lines = try Self.svg(
      ScreenPicture.Scene(screen: Self.screen("a\r\nb")),
      ScreenPicture.Scene(
        caption: "After <c>",
        screen: Self.screen("a\r\nb", columns: 20),
        firstRow: 1
      )
    ).components(separatedBy: "\n")
    let frame = lines.filter {
      ["<svg", "<g ", #"<text class="caption"#, #"<rect class="window"#].contains(
        where: $0.hasPrefix
      )
    }
    #expect(
      frame == [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="218" height="174" "#
          + #"viewBox="0 0 218 174" role="img">"#,
        #"<rect class="window" x="1" y="1" width="216" height="80" rx="8"/>"#,
        #"<g transform="translate(19 19)">"#,
        #"<text class="caption" x="4" y="105">After &lt;c&gt;</text>"#,
        #"<rect class="window" x="1" y="115" width="216" height="58" rx="8"/>"#,
        #"<g transform="translate(19 133)">"#,
      ]
    )
  }

  @Test func `The image is well-formed, and tells its text to those who do not see it`() throws {
    let svg = try Self.svg(
      ScreenPicture.Scene(screen: Self.screen("\(Self.esc)[1mA & B\r\n\(Self.esc)[0;7m ]]> ")),
      ScreenPicture.Scene(caption: "After </g>", screen: Self.screen("<!--")),
      title: "A \"<picture>\""
    )
    let texts = TextsByElement()
    let parser = XMLParser(data: Data(svg.utf8))
    parser.delegate = texts
    #expect(parser.parse())
    #expect(texts.texts["title"] == ["A \"<picture>\""])
    #expect(texts.texts["desc"] == ["\nA & B\n ]]>\n\nAfter </g>:\n<!--\n"])
    #expect(texts.texts["text"] == ["A & B", "]]>", "After </g>", "<!--"])
  }
}

/// Gathers what stands in elements of each name.
private final class TextsByElement: NSObject, XMLParserDelegate {
  private(set) var texts: [String: [String]] = [:]
  private var text = ""

  func parser(
    _ parser: XMLParser,
    didStartElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    text = ""
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(
    _ parser: XMLParser,
    didEndElement elementName: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    texts[elementName, default: []].append(text)
  }
}
