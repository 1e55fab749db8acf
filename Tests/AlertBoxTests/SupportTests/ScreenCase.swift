import Testing

/// A screen, what is fed to it, and what it shows then.
struct ScreenCase: CustomTestStringConvertible, Sendable {
  var name: String
  var columns = 10
  var rows = 4
  var input: String
  var shows: String
  var cursor: [Int]

  init(
    _ name: String,
    columns: Int = 10,
    rows: Int = 4,
    _ input: String,
    _ shows: String,
    at column: Int,
    _ row: Int
  ) {
    self.name = name
    self.columns = columns
    self.rows = rows
    self.input = input
    self.shows = shows
    cursor = [column, row]
  }

  var testDescription: String { name }
}
