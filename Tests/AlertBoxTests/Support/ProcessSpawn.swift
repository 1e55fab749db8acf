import Foundation

/// A process about to be started: its words, environment and descriptors.
struct ProcessSpawn {
  /// One thing done in the new process before it executes the program.
  enum Action: Equatable {
    case open(Int32, path: String, flags: Int32)
    case duplicate(Int32, as: Int32)
    case close(Int32)
    case closeAll(from: Int32)
    case changeDirectory(String)
  }

  var words: [String]
  var environment: [String: String]
  var actions: [Action]

  /// Starts the process as the leader of a session of its own, with default signal handling.
  ///
  /// The first terminal it opens becomes its controlling terminal, unless opened with `O_NOCTTY`.
  func start() throws -> pid_t {
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
      var fileActions: posix_spawn_file_actions_t?
      let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var attributes = posix_spawnattr_t()
      var fileActions = posix_spawn_file_actions_t()
      let closing: Int32 = 0
    #endif
    try System.checkReturned(posix_spawnattr_init(&attributes), "posix_spawnattr_init")
    defer { posix_spawnattr_destroy(&attributes) }
    try System.checkReturned(
      posix_spawn_file_actions_init(&fileActions),
      "posix_spawn_file_actions_init"
    )
    defer { posix_spawn_file_actions_destroy(&fileActions) }

    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Self.setSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags | closing))

    for action in actions {
      let code = add(action, to: &fileActions)
      try System.checkReturned(code, "\(action)")
    }
    var process: pid_t = 0
    let program = words[0]
    let code = withCStrings(words) { words in
      withCStrings(environment.map { "\($0)=\($1)" }.sorted()) { environment in
        posix_spawnp(&process, program, &fileActions, &attributes, words, environment)
      }
    }
    try System.checkReturned(code, "posix_spawnp \(program)")
    return process
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
  #else
    private typealias FileActions = posix_spawn_file_actions_t
  #endif

  #if canImport(Darwin)
    private static let setSession = Int32(POSIX_SPAWN_SETSID)
  #else
    // glibc and musl, which show it to none but GNU sources.
    private static let setSession: Int32 = 0x80
  #endif

  private func add(_ action: Action, to fileActions: inout FileActions) -> Int32 {
    switch action {
    case .open(let descriptor, let path, let flags):
      return posix_spawn_file_actions_addopen(&fileActions, descriptor, path, flags, 0o600)
    case .duplicate(let descriptor, let target):
      return posix_spawn_file_actions_adddup2(&fileActions, descriptor, target)
    case .close(let descriptor):
      return posix_spawn_file_actions_addclose(&fileActions, descriptor)
    case .closeAll(let first):
      #if canImport(Darwin)
        return 0  // POSIX_SPAWN_CLOEXEC_DEFAULT has seen to it.
      #else
        typealias Add = @convention(c) (UnsafeMutablePointer<FileActions>, Int32) -> Int32
        return System.function("posix_spawn_file_actions_addclosefrom_np", as: Add.self)
          .map { $0(&fileActions, first) } ?? 0
      #endif
    case .changeDirectory(let path):
      typealias Add =
        @convention(c) (UnsafeMutablePointer<FileActions>, UnsafePointer<CChar>) -> Int32
      return System.function("posix_spawn_file_actions_addchdir_np", as: Add.self)
        .map { $0(&fileActions, path) } ?? ENOSYS
    }
  }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { pointers.forEach { free($0) } }
  return body(pointers + [nil])
}
