package import AlertBox

/// Which of a program's streams come through a pipe, so that they and the progress do not mix.
package struct OutputPlan: Sendable {
  /// What is known of one of this process's streams.
  package struct Stream: Sendable {
    package let file: FileDescriptor
    /// Whether it is the terminal that the progress is drawn on.
    package let isOnScreen: Bool
    package let isWritable: Bool

    package init(_ file: FileDescriptor, isOnScreen: Bool, isWritable: Bool = true) {
      self.file = file
      self.isOnScreen = isOnScreen
      self.isWritable = isWritable
    }
  }

  /// A pipe in place of streams.
  package struct Pipe: Sendable, Equatable {
    package let streams: [FileDescriptor]
    /// Where what comes through it goes.
    package let destination: FileDescriptor
    package let isOnScreen: Bool

    package init(_ streams: FileDescriptor..., isOnScreen: Bool) {
      self.streams = streams
      destination = streams[streams.count - 1]
      self.isOnScreen = isOnScreen
    }
  }

  package let pipes: [Pipe]

  /// Makes a plan for what is drawn in place; where nothing is, the program just gets the streams.
  ///
  /// - Parameters:
  ///   - output: This process's standard output.
  ///   - error: Its standard error.
  ///   - areSame: Whether both are the same file, whose order counts.
  ///   - readsAll: Whether to read also what does not get to the screen.
  package init(_ output: Stream, _ error: Stream, areSame: Bool, readsAll: Bool) {
    let isRead = { (stream: Stream) in stream.isWritable && (stream.isOnScreen || readsAll) }
    let read = [output, error].filter(isRead)
    if areSame, read.count == 2 {
      pipes = [Pipe(output.file, error.file, isOnScreen: error.isOnScreen)]
    } else {
      pipes = read.map { Pipe($0.file, isOnScreen: $0.isOnScreen) }
    }
  }

  /// Makes a plan for the streams of this process, as progress is drawn on standard error.
  ///
  /// - Parameter readsAll: Whether to read also what does not get to the screen.
  init(readsAll: Bool) {
    let (output, error) = (FileDescriptor.standardOutput, FileDescriptor.standardError)
    let areSame = Platform.isSameFile(output, error)
    self.init(
      Stream(output, isOnScreen: areSame, isWritable: Platform.isWritable(output)),
      Stream(error, isOnScreen: true, isWritable: Platform.isWritable(error)),
      areSame: areSame,
      readsAll: readsAll
    )
  }

  /// A plan without any pipe.
  static let inheriting = OutputPlan(pipes: [])

  private init(pipes: [Pipe]) {
    self.pipes = pipes
  }
}
