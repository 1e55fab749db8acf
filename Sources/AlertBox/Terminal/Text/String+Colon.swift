extension String {
  /// The text as it stands before an answer: with a colon, unless it ends as a sentence does.
  var withColon: String {
    guard let last, !"?!.:…？！。：".contains(last) else { return self }
    return self + ":"
  }
}
