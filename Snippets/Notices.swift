// What can be shown beside a question: toasts, and the progress of work.

import AlertBox

struct ServerError: Error, CustomStringConvertible {
  let description: String
}

func signIn() async throws -> String {
  try await Task.sleep(for: .seconds(2))
  return "Otto"
}

func readPosts(of user: String) async throws -> [String] {
  try await Task.sleep(for: .seconds(2))
  throw ServerError(description: "The server has no posts of \(user).")
}

func draw(_ image: Int) async throws {
  try await Task.sleep(for: .seconds(image % 4 + 1))
}

// snippet.fetch
/// Fetches in two steps, and says which one it is at.
func fetchPosts(_ alertBox: AlertBox) async throws -> [String] {
  try await alertBox.progress("Fetch posts") { progress in
    progress.update("Signing in")
    let user = try await signIn()
    progress.update("Reading", fraction: 0.5)
    return try await readPosts(of: user)
  }
}
// snippet.end

// snippet.beside
/// Fetches while a person still thinks; if it fails, that is seen above the question at once.
func publish(_ alertBox: AlertBox) async throws {
  async let posts = fetchPosts(alertBox)
  try await alertBox("Publish all posts?", confirm: "Publish")
  try await print("Published \(posts.count) posts.")
}
// snippet.end

// snippet.toast
func like(_ post: String, _ alertBox: AlertBox) {
  // The next one takes the place of one that is still there.
  alertBox.toast("You like “\(post)”", for: .seconds(2), key: "like", role: .success)
}
// snippet.end

// snippet.loads
/// Draws side by side: while three are under way, one line says `Draw images (3)`.
func drawImages(_ images: Range<Int>, _ alertBox: AlertBox) async throws {
  try await withThrowingTaskGroup { group in
    for image in images {
      group.addTask {
        try await alertBox.progress("Draw images", after: .milliseconds(200)) { _ in
          try await draw(image)
        }
      }
    }
    try await group.waitForAll()
  }
}
// snippet.end

// snippet.count
/// Draws side by side, and says how many are done.
func countImages(_ images: Range<Int>, _ alertBox: AlertBox) async throws {
  try await alertBox.progress("Draw images") { progress in
    try await withThrowingTaskGroup { group in
      for image in images { group.addTask { try await draw(image) } }
      var count = 0
      for try await _ in group {
        count += 1
        progress.update(
          "\(count) of \(images.count)",
          fraction: Double(count) / Double(images.count)
        )
      }
    }
  }
}
// snippet.end

let alertBox = AlertBox.current
do {
  like("A walk in the rain", alertBox)
  try await drawImages(0..<8, alertBox)
  try await countImages(0..<8, alertBox)
  try await publish(alertBox)
} catch {
  await alertBox(reporting: error)
}
