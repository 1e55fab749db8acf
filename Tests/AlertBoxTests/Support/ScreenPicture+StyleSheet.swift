extension ScreenPicture {
  /// The colours of a theme.
  private struct Theme {
    let text: String
    let window: String
    let border: String
    let caption: String
    let red: String
    let green: String

    static let light = Theme(
      text: "#1f2328",
      window: "#f6f8fa",
      border: "#d1d9e0",
      caption: "#59636e",
      red: "#cf222e",
      green: "#1a7f37"
    )
    static let dark = Theme(
      text: "#e6edf3",
      window: "#151b23",
      border: "#3d444d",
      caption: "#9198a1",
      red: "#ff7b72",
      green: "#3fb950"
    )

    /// Later rules win: what is reversed has the window's colour, also where it would be red or green.
    var rules: String {
      """
      text, .cell { fill: \(text) }
      .red { fill: \(red) }
      .green { fill: \(green) }
      .window, .reversed { fill: \(window) }
      .window { stroke: \(border) }
      .caption { fill: \(caption) }
      """
    }
  }

  /// The style sheet; it says colours by plain rules, as some renderers know no custom properties.
  static let styleSheet = """
    text { font: \(fontSize)px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", \
    "Liberation Mono", monospace }
    .caption { font: 13px system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif }
    .bold { font-weight: bold }
    .underlined { text-decoration: underline }
    \(Theme.light.rules)
    @media (prefers-color-scheme: dark) {
    \(Theme.dark.rules)
    }
    """
}

extension ScreenStyle {
  var isRed: Bool { foreground == .indexed(1) }
  var isGreen: Bool { foreground == .indexed(2) }

  /// Whether the picture shows all of it.
  var isDrawable: Bool {
    attributes.isSubset(of: [.bold, .underline, .reverse]) && background == .standard
      && (foreground == .standard || isRed || isGreen)
  }

  /// The classes of text that has this style.
  var textClasses: [String] {
    [
      (isBold, "bold"), (isUnderlined, "underlined"), (isRed, "red"), (isGreen, "green"),
      (isReversed, "reversed"),
    ].filter(\.0).map(\.1)
  }

  /// The classes of what is behind text that is reversed.
  var backgroundClasses: [String] {
    [(true, "cell"), (isRed, "red"), (isGreen, "green")].filter(\.0).map(\.1)
  }
}
