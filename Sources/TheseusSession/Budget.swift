import TheseusInterpreter

/// What one input may use: steps, until it is taken for endless, and a person's patience.
struct Budget {
  private var steps = 0
  private let limit: Int
  private let isInterrupted: @Sendable () -> Bool

  init(limit: Int, isInterrupted: @escaping @Sendable () -> Bool) {
    self.limit = limit
    self.isInterrupted = isInterrupted
  }

  /// Takes steps out of the budget.
  mutating func spend(_ count: Int) throws(EvaluationError) {
    steps += count
    if isInterrupted() { throw .trap(Trap("interrupted", reason: .interrupted)) }
    if steps > limit {
      throw .trap(
        Trap("this runs for more than \(Self.words(for: limit)) steps and was stopped", reason: .budget))
    }
  }

  private static func words(for count: Int) -> String {
    count >= 1_000_000 ? "\(count / 1_000_000) million" : "\(count)"
  }
}
