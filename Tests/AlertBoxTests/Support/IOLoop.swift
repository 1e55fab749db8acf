import Foundation

/// One thread that reads and writes any number of descriptors, and closes them when told to.
///
/// Closing a descriptor while another thread reads from it neither wakes that thread nor hangs up
/// the terminal behind it; so everything happens on this one thread.
final class IOLoop: Sendable {
  private struct Channel {
    var reads: Bool
    var unsent: [UInt8] = []
    var closesWhenSent = false
    var onInput: @Sendable ([UInt8]) -> Void
    var onEnd: @Sendable () -> Void
    var close: @Sendable () -> Void
  }

  private struct State {
    var channels: [Int32: Channel] = [:]
    var endings: [Int32] = []
    var isStopped = false
  }

  private let state = Locked(State())
  private let wake: (read: Int32, write: Int32)

  init() throws {
    wake = try System.openPipe()
    System.setNonblocking(wake.write)
    System.setNonblocking(wake.read)
    Thread.detachNewThread { [self] in
      System.blockBrokenPipeSignal()
      while let ready = waitForEvents() {
        ready.forEach(serve)
      }
    }
  }

  /// Reads `descriptor` until it ends, then closes it and calls `onEnd`.
  func read(
    _ descriptor: Int32,
    close: (@Sendable () -> Void)? = nil,
    onInput: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    add(descriptor, reads: true, close: close, onInput: onInput, onEnd: onEnd)
  }

  /// Stops reading `descriptor` for a while, so that whoever writes to it gets stuck.
  func pauseReading(_ descriptor: Int32, _ pauses: Bool) {
    change { $0.channels[descriptor]?.reads = !pauses }
  }

  /// Makes `descriptor` one that `write(_:to:)` takes.
  func prepareWriting(to descriptor: Int32, close: (@Sendable () -> Void)? = nil) {
    add(descriptor, reads: false, close: close, onInput: { _ in }, onEnd: {})
  }

  /// Writes without ever blocking the caller; to a descriptor that has ended, nothing.
  func write(_ bytes: [UInt8], to descriptor: Int32, thenClose: Bool = false) {
    change { state in
      state.channels[descriptor]?.unsent += bytes
      state.channels[descriptor]?.closesWhenSent = thenClose
    }
  }

  /// Closes `descriptor` soon, and calls its `onEnd` after that.
  func end(_ descriptor: Int32) {
    change { $0.endings.append(descriptor) }
  }

  /// Closes every descriptor and ends the thread; nothing is called back.
  func stop() {
    change { $0.isStopped = true }
  }

  private func add(
    _ descriptor: Int32,
    reads: Bool,
    close: (@Sendable () -> Void)?,
    onInput: @escaping @Sendable ([UInt8]) -> Void,
    onEnd: @escaping @Sendable () -> Void
  ) {
    System.setNonblocking(descriptor)
    let close = close ?? { System.release(descriptor) }
    let channel = Channel(reads: reads, onInput: onInput, onEnd: onEnd, close: close)
    let isStopped = state.withLock { $0.isStopped }
    if isStopped { close() } else { change { $0.channels[descriptor] = channel } }
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { state in
      // After the stop the wake pipe's number may be someone else's.
      guard !state.isStopped else { return }
      body(&state)
      _ = System.send([0], to: wake.write)
    }
  }

  // MARK: - On the thread

  /// The descriptors that are ready, or nil when the loop has been stopped.
  private func waitForEvents() -> [pollfd]? {
    let (ended, stopped) = state.withLock { state in
      let ended = state.endings.compactMap { state.channels.removeValue(forKey: $0) }
      state.endings = []
      guard state.isStopped else { return (ended, [Channel]?.none) }
      defer { state.channels = [:] }
      return (ended, Array(state.channels.values))
    }
    for channel in ended {
      channel.close()
      channel.onEnd()
    }
    if let stopped {
      stopped.forEach { $0.close() }
      System.release(wake.read)
      System.release(wake.write)
      return nil
    }
    var entries = state.withLock { state in
      state.channels.map { descriptor, channel in
        let wantsToWrite = !channel.unsent.isEmpty || channel.closesWhenSent
        let events = (channel.reads ? POLLIN : 0) | (wantsToWrite ? POLLOUT : 0)
        return pollfd(fd: descriptor, events: Int16(events), revents: 0)
      }
    }
    entries.append(pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0))
    guard poll(&entries, nfds_t(entries.count), -1) > 0 else { return [] }
    return entries.filter { $0.revents != 0 }
  }

  private func serve(_ entry: pollfd) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    if entry.fd == wake.read {
      _ = System.receive(from: wake.read, into: &buffer)
      return
    }
    guard let channel = state.withLock({ $0.channels[entry.fd] }) else { return }
    let events = Int32(entry.revents)
    if events & POLLOUT != 0 {
      sendPending(of: channel, to: entry.fd)
    }
    if channel.reads {
      switch System.receive(from: entry.fd, into: &buffer) {
      case .count(let count): channel.onInput(Array(buffer[..<count]))
      case .wouldBlock: break
      case .ended: end(entry.fd)
      }
    } else if events & (POLLERR | POLLHUP | POLLNVAL) != 0 {
      end(entry.fd)
    }
  }

  private func sendPending(of channel: Channel, to descriptor: Int32) {
    switch channel.unsent.isEmpty ? .count(0) : System.send(channel.unsent, to: descriptor) {
    case .count(let count):
      let isDone = state.withLock { state in
        state.channels[descriptor]?.unsent.removeFirst(count)
        let rest = state.channels[descriptor]
        return rest?.closesWhenSent == true && rest?.unsent.isEmpty == true
      }
      if isDone { end(descriptor) }
    case .wouldBlock:
      break
    case .ended:
      end(descriptor)
    }
  }
}
