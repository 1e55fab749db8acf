import AlertBox

/// What is live on the screen, as far as a program's output has to do with it.
enum LiveOutput {
  /// Puts whole lines above what is live.
  static func write(_ lines: ArraySlice<UInt8>, to file: FileDescriptor) {
    try? Platform.write(lines, to: file)
  }

  /// Takes what is live off the screen, for a line that is not finished.
  static func makeRoom() {}

  /// Draws what is live again, below a line that is finished.
  static func endRoom() {}
}
