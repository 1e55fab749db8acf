/// Calls two functions with every number below `count`, each on a task of its own, side by side.
///
/// - Returns: What both returned, by number.
@concurrent
func race<First: Sendable, Second: Sendable>(
  _ count: Int,
  _ first: @escaping @Sendable (Int) -> First,
  _ second: @escaping @Sendable (Int) -> Second
) async -> [(First, Second)] {
  async let firsts = (0..<count).map(first)
  async let seconds = (0..<count).map(second)
  return Array(zip(await firsts, await seconds))
}
