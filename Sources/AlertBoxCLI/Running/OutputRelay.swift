import AlertBox

/// Passes on what a program prints until it has ended, and says what its last line is.
struct OutputRelay {
  /// How long the rest of the output waits for a stream that does not move, once the program has
  /// ended and this process is to end too, in milliseconds.
  private static let lastPatience: Int32 = 200

  private let program: RunningProgram
  private var pipes: [RelayedPipe]
  private var onLastLine: ((String) -> Void)?
  private var lastLine = LastLine()

  /// Whether the program has ended and its output was read as far as it was there.
  private var isDrained = false

  /// Starts a program whose output is passed on.
  ///
  /// - Parameters:
  ///   - path: Where it is, in bytes.
  ///   - words: Its arguments in bytes, the name that it is called by first.
  ///   - plan: Which of its streams come through pipes.
  /// - Throws: ``PlatformError`` if it cannot be run.
  init(
    _ path: [UInt8],
    _ words: [[UInt8]],
    plan: OutputPlan
  ) throws(PlatformError) {
    var pipes: [RelayedPipe] = []
    var streams: [(stream: FileDescriptor, replacement: FileDescriptor)] = []
    for pipe in plan.pipes {
      let ends = try Platform.makeOutputPipe()
      pipes.append(RelayedPipe(pipe, ends.read))
      streams += pipe.streams.map { ($0, ends.write) }
    }
    program = try RunningProgram(path, words, streams: streams)
    for (_, end) in streams { Platform.close(end) }
    // From now on a stream that nobody reads is an error.
    Platform.ignoreBrokenPipes()
    self.pipes = pipes
  }

  /// The signals that asked this process to end, while the program ran.
  var signals: [Int32] { program.signals }

  /// Passes on all output, and waits until the program has ended.
  ///
  /// - Parameter onLastLine: What to do with the last line of the output, if anything.
  /// - Returns: How the program ended.
  mutating func run(onLastLine: ((String) -> Void)?) -> ProgramEnd {
    self.onLastLine = onLastLine
    defer { self.onLastLine = nil }
    while true {
      if let end = program.end {
        if !isDrained { drain() }
        if pipes.allSatisfy(\.isDone) {
          finishLine(hasFailed: end.failure != nil)
          return end
        }
      }
      advance()
    }
  }

  /// Sees to what the program has left running, and what that prints.
  ///
  /// To be called when this process is done, and all of its own is off the screen.
  mutating func leave() {
    guard pipes.contains(where: \.isLeft) else { return }
    LiveTerminal.finish()
    for index in pipes.indices { pipes[index].leave() }
  }

  /// Waits until something can be read, written or has happened, and does that.
  private mutating func advance() {
    var files = [(program.news, Platform.Readiness.input)]
    // What is waited for changes with time: what became ready is told by what was waited for.
    let waits = pipes.map(\.files)
    for wait in waits { files += wait }
    let isLast = isDrained && !program.signals.isEmpty
    let timeout = isLast ? Self.lastPatience : pipes.compactMap(\.patience).min()
    guard let ready = try? Platform.wait(for: files, timeout: timeout) else { return }
    if ready[0].isReady { _ = try? Platform.read(program.news, count: 64) }
    var rest = ready.dropFirst()
    for (index, wait) in waits.enumerated() {
      let own = zip(wait, rest)
      rest = rest.dropFirst(wait.count)
      note(
        pipes[index].handle(
          input: own.first { $0.0.1 == .input }?.1,
          output: own.first { $0.0.1 == .output }?.1
        )
      )
    }
    if isLast, !ready.contains(where: \.isReady) {
      for index in pipes.indices { pipes[index].giveUp() }
    }
  }

  /// Reads what the program has left; a program of its own that runs on is not waited for.
  private mutating func drain() {
    isDrained = true
    for index in pipes.indices { note(pipes[index].drain()) }
  }

  private mutating func note(_ output: ArraySlice<UInt8>) {
    guard let onLastLine, !output.isEmpty, let line = lastLine.receive(output) else { return }
    onLastLine(line)
  }

  /// Ends a line that is not finished if something is to be printed below.
  private mutating func finishLine(hasFailed: Bool) {
    guard hasFailed else { return }
    for index in pipes.indices { pipes[index].finishLine() }
  }
}
