import Foundation

/// The descriptors of a program about to start: what it opens, and the test's ends of its pipes.
struct ChildStreams {
  /// What the new process does to get its standard streams.
  private(set) var actions: [ProcessSpawn.Action] = []
  /// Where the test writes the program's standard input.
  private(set) var input: Int32?
  /// Where the test reads the program's standard output.
  private(set) var output: Int32?
  /// Where the test reads the program's standard error.
  private(set) var errorOutput: Int32?

  private var childEnds: [Int32] = []

  init(_ invocation: Invocation, terminal: PseudoTerminal?, isControlling: Bool) throws {
    let terminalFlags = O_RDWR | (isControlling ? 0 : O_NOCTTY)
    func openTerminal(_ descriptor: Int32) throws -> ProcessSpawn.Action {
      guard let terminal else { throw SystemError(call: "terminal", code: ENOTTY) }
      return .open(descriptor, path: terminal.path, flags: terminalFlags)
    }
    do {
      switch invocation.stdin {
      case .terminal: actions.append(try openTerminal(0))
      case .pipe, .bytes: input = try addInputPipe()
      case .file(let path): actions.append(.open(0, path: path, flags: O_RDONLY))
      case .null: actions.append(.open(0, path: "/dev/null", flags: O_RDONLY))
      case .closed: actions.append(.close(0))
      }
      let outputs: [(Int32, StandardOutput)] = [(1, invocation.stdout), (2, invocation.stderr)]
      for (descriptor, stream) in outputs {
        switch stream {
        case .terminal:
          actions.append(try openTerminal(descriptor))
        case .pipe:
          let end = try addOutputPipe(descriptor)
          if descriptor == 1 { output = end } else { errorOutput = end }
        case .brokenPipe:
          System.release(try addOutputPipe(descriptor))
        case .file(let path):
          let flags = O_WRONLY | O_CREAT | O_TRUNC
          actions.append(.open(descriptor, path: path, flags: flags))
        case .null:
          actions.append(.open(descriptor, path: "/dev/null", flags: O_WRONLY))
        case .closed:
          actions.append(.close(descriptor))
        }
      }
    } catch {
      closeChildEnds()
      closeTestEnds()
      throw error
    }
  }

  /// Closes what only the program is to hold, so that its end is seen.
  func closeChildEnds() {
    childEnds.forEach(System.release)
  }

  func closeTestEnds() {
    [input, output, errorOutput].compactMap { $0 }.forEach(System.release)
  }

  private mutating func addInputPipe() throws -> Int32 {
    let pipe = try System.openPipe()
    childEnds.append(pipe.read)
    actions.append(.duplicate(pipe.read, as: 0))
    return pipe.write
  }

  private mutating func addOutputPipe(_ descriptor: Int32) throws -> Int32 {
    let pipe = try System.openPipe()
    childEnds.append(pipe.write)
    actions.append(.duplicate(pipe.write, as: descriptor))
    return pipe.read
  }
}
