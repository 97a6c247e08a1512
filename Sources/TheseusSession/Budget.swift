import TheseusInterpreter

/// What one input may use: steps, until it is taken for endless, memory, and a person's patience.
struct Budget {
  private var steps = 0
  private var nextLook = 0
  private let limit: Int
  private let memory: MemoryBudget
  private let memoryAtStart: Int
  private let isInterrupted: @Sendable () -> Bool

  init(limit: Int, memory: MemoryBudget, isInterrupted: @escaping @Sendable () -> Bool) {
    self.limit = limit
    self.memory = memory
    self.isInterrupted = isInterrupted
    memoryAtStart = memory.inUse()
  }

  /// Takes steps out of the budget.
  mutating func spend(_ count: Int) throws(EvaluationError) {
    steps += count
    if isInterrupted() { throw .trap(Trap("interrupted", reason: .interrupted)) }
    if steps > limit {
      throw .trap(
        Trap("this runs for more than \(Self.words(for: limit)) steps and was stopped", reason: .budget))
    }
    if steps >= nextLook { try lookAtMemory() }
  }

  /// Asks for the memory in use now and then: asking costs more than a thousand steps.
  private mutating func lookAtMemory() throws(EvaluationError) {
    nextLook = steps + 50_000
    guard memory.inUse() - memoryAtStart > memory.limit else { return }
    throw .trap(
      Trap("this takes more than \(memory.limit >> 20) MB of memory and was stopped", reason: .budget))
  }

  private static func words(for count: Int) -> String {
    count >= 1_000_000 ? "\(count / 1_000_000) million" : "\(count)"
  }
}

/// How much memory one input may take, and how much the process uses.
public struct MemoryBudget: Sendable {
  /// How many bytes one input may take.
  public var limit: Int
  /// The bytes that the process uses; 0 where that is not known.
  public var inUse: @Sendable () -> Int

  /// Makes a budget; without a way to ask, memory is not limited.
  public init(limit: Int = 1 << 30, inUse: @escaping @Sendable () -> Int = { 0 }) {
    self.limit = limit
    self.inUse = inUse
  }
}
