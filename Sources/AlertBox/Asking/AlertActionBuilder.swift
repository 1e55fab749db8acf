/// Collects the actions of an alert, with `if`, `switch` and `for`.
@resultBuilder
public enum AlertActionBuilder<Value> {
  /// Makes a list of one action.
  ///
  /// - Parameter action: The action.
  /// - Returns: The list.
  public static func buildExpression(_ action: AlertAction<Value>) -> [AlertAction<Value>] {
    [action]
  }

  /// Passes on a list of actions that was made elsewhere.
  ///
  /// - Parameter actions: The actions.
  /// - Returns: The same list.
  public static func buildExpression(_ actions: [AlertAction<Value>]) -> [AlertAction<Value>] {
    actions
  }

  /// Joins the lists of a block, in order.
  ///
  /// - Parameter actions: The lists.
  /// - Returns: All their actions.
  public static func buildBlock(_ actions: [AlertAction<Value>]...) -> [AlertAction<Value>] {
    actions.flatMap { $0 }
  }

  /// Takes the actions of an `if` without `else`.
  ///
  /// - Parameter actions: The actions, if the condition held.
  /// - Returns: The actions, or none.
  public static func buildOptional(_ actions: [AlertAction<Value>]?) -> [AlertAction<Value>] {
    actions ?? []
  }

  /// Takes the actions of the first branch.
  ///
  /// - Parameter actions: The actions of the branch.
  /// - Returns: The same actions.
  public static func buildEither(first actions: [AlertAction<Value>]) -> [AlertAction<Value>] {
    actions
  }

  /// Takes the actions of another branch.
  ///
  /// - Parameter actions: The actions of the branch.
  /// - Returns: The same actions.
  public static func buildEither(second actions: [AlertAction<Value>]) -> [AlertAction<Value>] {
    actions
  }

  /// Joins the actions of a loop.
  ///
  /// - Parameter actions: One list for each turn.
  /// - Returns: All their actions.
  public static func buildArray(_ actions: [[AlertAction<Value>]]) -> [AlertAction<Value>] {
    actions.flatMap { $0 }
  }

  /// Takes the actions behind an availability check.
  ///
  /// - Parameter actions: The actions.
  /// - Returns: The same actions.
  public static func buildLimitedAvailability(
    _ actions: [AlertAction<Value>]
  ) -> [AlertAction<Value>] {
    actions
  }
}
