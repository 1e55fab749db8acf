import AlertBox

/// A program that runs beside the command, as a part of the same job.
///
/// What the terminal's keys send reaches both. What is sent to the command alone is passed on, and
/// the command stays for as long as the program does.
final class RunningProgram: Sendable {
  private struct State {
    var end: ProgramEnd?
    var signals: [Int32] = []
  }

  /// How long a program may be stopped before this process stops too, in milliseconds: at Ctrl-Z both
  /// are about to, on their own.
  private static let stopPatience: Int32 = 500

  private let process: Int32
  private let state = Locked(State())
  private let waker: (read: FileDescriptor, write: FileDescriptor)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Where it is, in bytes.
  ///   - words: Its arguments in bytes, the name that it is called by first.
  ///   - streams: What its standard streams are to be instead of this process's.
  /// - Throws: ``PlatformError`` if it cannot be run.
  init(
    _ path: [UInt8],
    _ words: [[UInt8]],
    streams: [(stream: FileDescriptor, replacement: FileDescriptor)]
  ) throws(PlatformError) {
    waker = try Platform.makePipe()
    let mask = Platform.holdSignals()
    process = try Platform.start(path, words, streams: streams, mask: mask)
    try Platform.startThread(usesIdleThread: false) { self.watch() }
  }

  /// What has input when something has happened.
  var news: FileDescriptor { waker.read }

  /// How the program ended, once it has.
  var end: ProgramEnd? { state.withLock { $0.end } }

  /// The signals that asked this process to end, while the program ran.
  var signals: [Int32] { state.withLock { $0.signals } }

  // MARK: The thread that watches it

  private func watch() {
    while end == nil {
      let signal = Platform.takeSignal()
      if signal.isAboutPrograms { follow() } else { passOn(signal) }
      _ = try? Platform.writeSome([0], to: waker.write)
    }
  }

  private func passOn(_ signal: Platform.TakenSignal) {
    // What this process has sent to its job comes back.
    if signal.isOwn { return }
    state.withLock { $0.signals.append(signal.number) }
    if signal.isHangUp { return Platform.hangUp(process) }
    // One that the program itself sends, say to its whole job, is not for the program.
    if signal.isForJob || signal.sender == process { return }
    Platform.send(signal.number, to: process)
    Platform.resume(process)
  }

  private func follow() {
    var isStopped = false
    while let news = Platform.news(of: process) {
      switch news {
      case .exited(let status): return note(.exited(status))
      case .signalled(let signal): return note(.signalled(signal))
      case .stopped: isStopped = !wasStoppedMeanwhile()
      case .continued: isStopped = false
      }
    }
    if isStopped { Platform.suspend() }
  }

  private func note(_ end: ProgramEnd) {
    state.withLock { $0.end = end }
  }

  /// Whether this process is stopped soon as well; returns when it has gone on again.
  private func wasStoppedMeanwhile() -> Bool {
    let start = ContinuousClock.now
    _ = try? Platform.wait(for: [], timeout: Self.stopPatience)
    return start.duration(to: .now) > .milliseconds(Self.stopPatience + 100)
  }
}
