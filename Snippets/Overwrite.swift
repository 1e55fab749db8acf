// Asks before it overwrites, as the first page of the README shows.

import AlertBox

let name = CommandLine.arguments.dropFirst().first ?? "a.txt"

// snippet.call
let alertBox = AlertBox.current
do {
  try await alertBox(
    "Overwrite Item?",
    message: "An item named “\(name)” already exists. Do you want to overwrite it?",
    confirm: "Overwrite",
    isDestructive: true
  )
  print("Overwriting \(name).")
} catch is CancellationError {
  print("Nothing was changed.")
}
// snippet.end
