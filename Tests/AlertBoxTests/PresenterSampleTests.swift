import AlertBox
import Synchronization
import Testing

// snippet.room
/// A room of a chat, as far as a presenter needs one: texts are posted there, and people reply.
protocol Room: Sendable {
  func post(_ text: String)
}
// snippet.end

// snippet.first
/// Asks in a chat, one question at whatever time.
final class FirstChatPresenter: AlertPresenter {
  private let room: any Room
  private let open = Mutex<AlertRequest?>(nil)

  init(room: some Room) {
    self.room = room
  }

  func present(_ request: AlertRequest) {
    open.withLock { $0 = request }
    room.post(request.configuration.title)
  }

  func receive(_ reply: String) {
    open.withLock { $0 }?.press(reply)
  }
}
// snippet.end

// snippet.presenter
/// Asks in a chat: posts one question after the other, and takes replies as answers.
final class ChatPresenter: AlertPresenter {
  private let room: any Room
  private let queue = AlertQueue()
  private let open = Mutex<AlertRequest?>(nil)

  init(room: some Room) {
    self.room = room
  }

  func present(_ request: AlertRequest) throws {
    if case .text(let field) = request.configuration.field, field.isSecure {
      throw ChatError(description: "A secret is not to be typed where all can read it.")
    }
    queue.enqueue(request) { [weak self] request in self?.show(request) }
  }
}

struct ChatError: Error, CustomStringConvertible {
  let description: String
}
// snippet.end

// snippet.show
extension ChatPresenter {
  private func show(_ request: AlertRequest) {
    let configuration = request.configuration
    let title = configuration.title
    open.withLock { $0 = request }
    request.onEnd { [weak self] outcome in
      // The last reference to a request must not go away inside the lock.
      let ended = self?.open.withLock { $0.take() }
      self?.room.post("\(ended?.configuration.title ?? title) — \(Self.words(for: outcome))")
    }
    let lines = [title, configuration.message, Self.choices(of: configuration)]
    room.post(lines.compactMap(\.self).joined(separator: "\n"))
  }

  /// What can be replied.
  private static func choices(of configuration: AlertConfiguration) -> String {
    let buttons = configuration.buttons.map(\.title).joined(separator: " / ")
    return switch configuration.field {
    case .text(let field): "Type \(field.phrase ?? "a text"), or: \(buttons)"
    case .choice(let choice): "\(choice.options.joined(separator: ", ")), or: \(buttons)"
    case nil: buttons
    }
  }

  private static func words(for outcome: AlertOutcome) -> String {
    switch outcome {
    case .pressed(let button), .entered(_, let button): button.title
    case .cancelled, .taskCancelled: "cancelled"
    case .timedOut: "too late"
    case .failed(let error): error.message
    }
  }
}
// snippet.end

// snippet.receive
extension ChatPresenter {
  /// Takes a reply as the answer to the question that is open, if it is one.
  func receive(_ reply: String) {
    guard let request = open.withLock({ $0 }) else { return }
    let configuration = request.configuration
    request.stopTimeLimit()
    if let cancel = configuration.cancelButton, cancel.title == reply {
      request.press(cancel)
      return
    }
    switch configuration.field {
    case .text:
      request.enter(reply) { [room] reason in room.post(reason) }
    case .choice(let choice) where choice.index(of: reply) != nil:
      request.choose(reply)
    case nil where configuration.button(titled: reply) != nil:
      request.press(reply)
    default:
      room.post("“\(reply)” is no answer. \(Self.choices(of: configuration))")
    }
  }
}
// snippet.end

// snippet.notices
extension ChatPresenter {
  func present(_ notice: AlertNotice) {
    // A post for each update would drown all else, so only the beginning and the end are told.
    if notice.kind == .progress { room.post("\(notice.content.description) …") }
    let text = notice.content.text
    notice.onEnd { [room] end in
      switch end {
      case .finished: room.post(notice.kind == .progress ? "\(text): done" : text)
      case .failed(let reason): room.post("\(text): \(reason)")
      case .cancelled, .expired, .dismissed: break
      }
    }
    if notice.kind == .toast { room.post(notice.content.description) }
  }
}
// snippet.end

// snippet.recording
/// A room that keeps what is posted.
final class RecordingRoom: Room {
  private let texts = Mutex<[String]>([])

  var posts: [String] { texts.withLock { $0 } }

  func post(_ text: String) { texts.withLock { $0.append(text) } }
}
// snippet.end

@Suite("The samples of the article on presenters")
struct PresenterSampleTests {
  @Test func theFirstOneAnswers() async throws {
    let room = RecordingRoom()
    let presenter = FirstChatPresenter(room: room)
    let alertBox = AlertBox(presenter: presenter)
    async let deploys: Void = alertBox("Deploy?", confirm: "Deploy")
    try await untilPosted(1, in: room)
    presenter.receive("Deploy")
    try await deploys
    #expect(room.posts == ["Deploy?"])
  }

  // snippet.test
  @Test func repliesThatAreNoAnswerAreToldSo() async throws {
    let room = RecordingRoom()
    let presenter = ChatPresenter(room: room)
    let alertBox = AlertBox(presenter: presenter)
    async let deploys: Void = alertBox("Deploy?", confirm: "Deploy", isDestructive: true)
    try await untilPosted(1, in: room)
    presenter.receive("yes please")
    presenter.receive("Deploy")
    try await deploys
    #expect(
      room.posts == [
        "Deploy?\nDeploy / Cancel",
        "“yes please” is no answer. Deploy / Cancel",
        "Deploy? — Deploy",
      ]
    )
  }
  // snippet.end

  // snippet.turns
  @Test func oneQuestionIsOpenAtATime() async throws {
    let room = RecordingRoom()
    let presenter = ChatPresenter(room: room)
    let alertBox = AlertBox(presenter: presenter)
    let first = Task { try await alertBox("First?", confirm: "OK") }
    try await untilPosted(1, in: room)
    let second = Task { try await alertBox("Second?", choosing: ["red", "blue"]) }
    first.cancel()
    await #expect(throws: CancellationError.self) { try await first.value }
    try await untilPosted(3, in: room)
    presenter.receive("blue")
    #expect(try await second.value == "blue")
    #expect(
      room.posts == [
        "First?\nOK / Cancel", "First? — cancelled", "Second?\nred, blue, or: OK / Cancel",
        "Second? — OK",
      ]
    )
  }
  // snippet.end

  @Test func secretsAreNotAskedFor() async throws {
    let alertBox = AlertBox(presenter: ChatPresenter(room: RecordingRoom()))
    let error = await #expect(throws: AlertError.self) {
      try await alertBox("Log in", prompt: "Password", isSecure: true)
    }
    #expect(error?.code == .presenterFailed)
  }

  @Test func textsThatAreRefusedAreAskedForAgain() async throws {
    let room = RecordingRoom()
    let presenter = ChatPresenter(room: room)
    let alertBox = AlertBox(presenter: presenter)
    async let name = alertBox("Name?", prompt: "", isRequired: true)
    try await untilPosted(1, in: room)
    presenter.receive("")
    presenter.receive("alpha")
    #expect(try await name == "alpha")
    #expect(
      room.posts == [
        "Name?\nType a text, or: OK / Cancel", "A text is required.", "Name? — OK",
      ]
    )
  }

  @Test func noticesAreTold() async throws {
    let room = RecordingRoom()
    let alertBox = AlertBox(presenter: ChatPresenter(room: room))
    await alertBox.progress("Build") { $0.update("Linking") }
    await #expect(throws: DiskError.self) {
      try await alertBox.progress("Upload") { _ in throw DiskError.full }
    }
    alertBox.toast("Deployed")
    #expect(room.posts == ["Build …", "Build: done", "Upload …", "Upload: full", "Deployed"])
  }

  // snippet.until
  /// Lets others go on until something was posted.
  func untilPosted(_ count: Int, in room: RecordingRoom) async throws {
    while room.posts.count < count {
      try Task.checkCancellation()
      await Task.yield()
    }
  }
  // snippet.end
}
