import Foundation

/// A running program, its pipes, and the news of it.
final class ChildProcess: Sendable {
  /// What happens to a program; the order is kept within each stream.
  enum Event: Sendable {
    case output([UInt8])
    case errorOutput([UInt8])
    /// A pipe has come to its end.
    case outputEnded
    case errorOutputEnded
    case stopped
    case ended(ExitStatus)
    /// Nothing of a terminal's session is left.
    case sessionEnded
  }

  /// Whether standard output, and standard error, is a pipe whose end will be told.
  let readsOutput: Bool
  let readsErrorOutput: Bool

  private let handle: ProcessHandle
  private let loop: IOLoop
  private let input: Int32?
  private let remains: Locked<Remains>

  /// What is still to be ended, once.
  private struct Remains {
    var lifeline: Int32?
    var isEnded = false
  }

  /// Starts a program; `onEvent` is called on other threads.
  ///
  /// On a terminal the program is the foreground job of a session, as under a shell, and this waits
  /// for the few milliseconds that takes. Unless `isControlling`, the terminal is no more than what
  /// its streams are, and its session has none.
  init(
    _ invocation: Invocation,
    terminal: PseudoTerminal? = nil,
    isControlling: Bool = true,
    loop: IOLoop,
    onEvent: @escaping @Sendable (Event) -> Void
  ) throws {
    let controlling = isControlling ? terminal : nil
    let streams = try ChildStreams(
      invocation,
      terminal: terminal,
      isControlling: controlling != nil
    )
    defer { streams.closeChildEnds() }
    var spawn = ProcessSpawn(
      words: invocation.words,
      environment: invocation.environment,
      actions: streams.actions
    )
    if let directory = invocation.directory {
      spawn.actions.append(.changeDirectory(directory))
    }
    do {
      if let controlling {
        let job = try TerminalJob(spawn, terminal: controlling)
        let handle = ProcessHandle(job.processID)
        job.watch(on: loop) {
          onEvent(handle.note($0))
        } onEnd: {
          onEvent(.sessionEnded)
        }
        self.handle = handle
        remains = Locked(Remains(lifeline: job.lifeline))
      } else {
        spawn.actions.append(.closeAll(from: 3))
        let handle = ProcessHandle(try spawn.start())
        Thread.detachNewThread { handle.report(to: onEvent) }
        self.handle = handle
        remains = Locked(Remains())
      }
    } catch {
      streams.closeTestEnds()
      throw error
    }
    self.loop = loop
    input = streams.input
    readsOutput = streams.output != nil
    readsErrorOutput = streams.errorOutput != nil
    connect(streams, onEvent)
    if case .bytes(let bytes) = invocation.stdin {
      send(bytes)
      closeInput()
    }
  }

  deinit {
    terminate()
  }

  /// The program's process, which leads a process group of the same number.
  var processID: pid_t { handle.processID }

  /// Writes to a standard input that is a pipe.
  func send(_ bytes: [UInt8]) {
    guard let input else { return }
    loop.write(bytes, to: input)
  }

  /// Ends a standard input that is a pipe.
  func closeInput() {
    guard let input else { return }
    loop.write([], to: input, thenClose: true)
  }

  /// Sends a signal to the program, unless it has ended.
  func signal(_ signal: Int32) {
    handle.signal(signal)
  }

  /// Sends a signal to the program and all processes in its group.
  func signalGroup(_ signal: Int32) {
    handle.signalGroup(signal)
  }

  /// Kills what is left of the program's group, and lets its session end; later calls do nothing.
  func terminate() {
    remains.withLock { remains in
      guard !remains.isEnded else { return }
      remains.isEnded = true
      handle.signalGroup(SIGKILL)
      remains.lifeline.take().map(System.release)
    }
  }

  private func connect(_ streams: ChildStreams, _ onEvent: @escaping @Sendable (Event) -> Void) {
    if let output = streams.output {
      loop.read(output) {
        onEvent(.output($0))
      } onEnd: {
        onEvent(.outputEnded)
      }
    }
    if let errorOutput = streams.errorOutput {
      loop.read(errorOutput) {
        onEvent(.errorOutput($0))
      } onEnd: {
        onEvent(.errorOutputEnded)
      }
    }
    if let input {
      loop.prepareWriting(to: input)
    }
  }
}
