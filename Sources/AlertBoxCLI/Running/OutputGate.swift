/// What a program has printed for the screen and what is not there yet, cut into what can be shown.
///
/// Whole lines go above what is live. A line that is not finished is held back for a moment, as the
/// rest of it is most likely about to come; if it does not, it may be a question of the program's, and
/// is shown as it is.
package struct OutputGate {
  /// A piece to show.
  package struct Piece: Equatable {
    package var bytes: ArraySlice<UInt8>
    /// Whether it ends with the end of a line.
    package var endsLine: Bool

    package init(_ bytes: ArraySlice<UInt8>, endsLine: Bool) {
      self.bytes = bytes
      self.endsLine = endsLine
    }
  }

  /// The longest piece, in bytes.
  package static let pieceLimit = 16 << 10

  private var rest: ArraySlice<UInt8> = []

  /// Whether a line that is not finished is on the screen.
  package private(set) var isLineOpen = false

  package init() {}

  /// How many bytes are not shown yet.
  package var count: Int { rest.count }

  /// Takes what the program has printed.
  package mutating func receive(_ bytes: ArraySlice<UInt8>) {
    if rest.isEmpty { rest = bytes } else { rest += bytes }
  }

  /// The next piece to show, if there is one.
  ///
  /// - Parameter holdsBack: Whether a line that is not finished is held back.
  /// - Returns: The piece.
  package func next(holdsBack: Bool) -> Piece? {
    let piece = rest.prefix(Self.pieceLimit)
    if let end = piece.lastIndex(of: UInt8(ascii: "\n")) {
      return Piece(piece[...end], endsLine: true)
    }
    let isDue = isLineOpen || piece.count == Self.pieceLimit || !holdsBack
    return isDue && !piece.isEmpty ? Piece(piece, endsLine: false) : nil
  }

  /// Notes that so much of the next piece is on the screen.
  package mutating func show(_ count: Int) {
    let shown = rest.prefix(count)
    if let last = shown.last { isLineOpen = last != UInt8(ascii: "\n") }
    rest = rest.dropFirst(count)
  }

  /// Forgets what is not shown, as there is nobody any more to see it.
  package mutating func discard() {
    rest = []
  }
}
