import TheseusInterpreter

/// What one input may use: steps, until it is taken for endless, and a person's patience.
struct Budget {
  private var steps = 0
  private let isInterrupted: @Sendable () -> Bool
  /// A hundred million steps are about a second in release and ten in debug.
  private static let stepLimit = 100_000_000

  init(isInterrupted: @escaping @Sendable () -> Bool) {
    self.isInterrupted = isInterrupted
  }

  /// Takes steps out of the budget.
  mutating func spend(_ count: Int) throws(EvaluationError) {
    steps += count
    if isInterrupted() { throw .trap(Trap("interrupted", reason: .interrupted)) }
    if steps > Self.stepLimit {
      throw .trap(
        Trap("this runs for more than \(Self.stepLimit / 1_000_000) million steps and was stopped", reason: .budget))
    }
  }
}
