/// A place on a screen, from zero.
struct ScreenPosition: Equatable, Sendable {
  var column = 0
  var row = 0
}
