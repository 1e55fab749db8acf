import AlertBox

/// A pipe that a program prints into, and where that goes.
struct RelayedPipe {
  /// So much may wait to be written before no more is read.
  private static let limit = 64 << 10

  /// How long a line that is not finished is held back.
  private static let linePatience = Duration.milliseconds(100)

  private let destination: FileDescriptor
  /// What to write to, where possible without waiting.
  private let writer: FileDescriptor
  private let isOnScreen: Bool
  private let isTerminal: Bool
  private var reader: FileDescriptor?
  private var gate = OutputGate()

  /// What other programs may still print into when this one has ended.
  private var rest: FileDescriptor?

  /// Whether nothing can be shown any more, and no program is to be ended by that.
  private var isDeaf = false

  /// What is shown otherwise has made room: for lines, or also for one that is not finished.
  private var room: Room?

  private enum Room {
    case lines
    case unfinished
  }

  /// How long to wait before asking for room again, as a question of another process is open.
  private static let roomPatience = Duration.milliseconds(50)

  /// When to ask for room again.
  private var nextRoom: ContinuousClock.Instant?

  /// Since when a line that is not finished is held back.
  private var heldSince: ContinuousClock.Instant?

  init(_ pipe: OutputPlan.Pipe, _ reader: FileDescriptor) {
    destination = pipe.destination
    writer = Platform.openWithoutWaiting(destination, for: .output) ?? destination
    isOnScreen = pipe.isOnScreen
    isTerminal = Platform.isTerminal(destination)
    self.reader = reader
  }

  private var isReading: Bool { reader != nil && gate.count < Self.limit }

  private var piece: OutputGate.Piece? {
    let isPatient = heldSince.map { $0.duration(to: .now) < Self.linePatience } ?? true
    return gate.next(holdsBack: isOnScreen && reader != nil && isPatient)
  }

  /// Whether there is nothing to read or to write any more.
  var isDone: Bool { reader == nil && gate.count == 0 }

  /// How long to wait before a line is shown that is not finished, in milliseconds.
  var patience: Int32? {
    let end = piece == nil ? heldSince.map { $0 + Self.linePatience } : nextRoom
    return end.map { Platform.milliseconds(max(.zero, ContinuousClock.now.duration(to: $0))) }
  }

  private var isWriting: Bool { piece != nil && nextRoom.map { $0 <= .now } ?? true }

  /// What to wait for, each once; ``handle(input:output:)`` is to be given what each is ready for.
  var files: [(FileDescriptor, Platform.Readiness)] {
    var files: [(FileDescriptor, Platform.Readiness)] = []
    if let reader, isReading { files.append((reader, .input)) }
    if isWriting { files.append((destination, .output)) }
    return files
  }

  /// Writes and reads what can be without waiting.
  ///
  /// - Parameters:
  ///   - input: What is known of the pipe, if it was waited for.
  ///   - output: What is known of where it goes, if that was waited for.
  /// - Returns: What was read.
  mutating func handle(input: Platform.Ready?, output: Platform.Ready?) -> ArraySlice<UInt8> {
    let canRead = isReading && input?.isReady ?? false
    if let output, output.isReady, let piece {
      // A terminal or a pipe that has lost its other side.
      if output.isHungUp { fail() } else { show(piece) }
    }
    return canRead ? read(Self.limit) : []
  }

  /// Reads what is there, and no more from then on.
  mutating func drain() -> ArraySlice<UInt8> {
    guard let reader else { return [] }
    let bytes = read(Platform.availableBytes(reader))
    if let reader = self.reader.take() {
      if Platform.hasWriter(reader) { rest = reader } else { Platform.close(reader) }
    }
    return bytes
  }

  /// Shows nothing any more of what was printed so far, as nobody takes it.
  mutating func giveUp() {
    gate.discard()
  }

  /// Whether other programs may still print into it.
  var isLeft: Bool { rest != nil }

  /// Leaves it to a process of its own to pass on what other programs print from now on.
  mutating func leave() {
    guard let rest = rest.take() else { return }
    Platform.leaveRelay(from: rest, to: writer)
    Platform.close(rest)
  }

  /// Ends a line that is not finished.
  mutating func finishLine() {
    guard gate.isLineOpen, isOnScreen else { return }
    _ = try? Platform.writeSome([UInt8(ascii: "\n")], to: writer)
    endRoom()
  }

  // MARK: Reading

  private mutating func read(_ count: Int) -> ArraySlice<UInt8> {
    guard let reader, count > 0 else { return [] }
    do {
      let bytes = try Platform.read(reader, count: count)
      if bytes.isEmpty { close() }
      if !isDeaf { gate.receive(bytes) }
      noteHeld()
      return bytes
    } catch {
      if !error.isTemporary { close() }
      return []
    }
  }

  private mutating func close() {
    reader.map(Platform.close)
    reader = nil
  }

  /// Passes nothing on any more, as that is impossible.
  ///
  /// The program is to find out, by the signal of a broken pipe; but a terminal that is gone would end
  /// nobody who writes there.
  private mutating func fail() {
    gate.discard()
    heldSince = nil
    if isTerminal { isDeaf = true } else { close() }
  }

  /// Notes since when only the beginning of a line is left.
  private mutating func noteHeld() {
    let isHeld = gate.count > 0 && gate.next(holdsBack: true) == nil
    heldSince = isHeld ? heldSince ?? .now : nil
  }

  // MARK: Showing

  private mutating func show(_ piece: OutputGate.Piece) {
    if isOnScreen, !makeRoom(piece.endsLine ? .lines : .unfinished) { return }
    do {
      // Where writing may wait, a small piece does not, once there is room.
      let size = writer == destination ? 256 : piece.bytes.count
      gate.show(try Platform.writeSome(piece.bytes.prefix(size), to: writer))
    } catch {
      if !error.isTemporary { return fail() }
    }
    noteHeld()
    if !gate.isLineOpen, self.piece == nil { endRoom() }
  }

  /// Makes room where there is none, and returns whether it is there.
  private mutating func makeRoom(_ new: Room) -> Bool {
    if room == new || room == .unfinished { return true }
    let isThere = LiveTerminal.makeRoom(givesBack: new == .unfinished)
    nextRoom = isThere ? nil : .now + Self.roomPatience
    if isThere { room = new }
    return isThere
  }

  private mutating func endRoom() {
    if room != nil { LiveTerminal.endRoom() }
    room = nil
  }
}
