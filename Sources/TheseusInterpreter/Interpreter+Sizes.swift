extension Interpreter {
  /// How many elements a collection, and how many bytes a text may have that one call makes.
  static let sizeLimit = 20_000_000

  /// Counts what one call makes as steps, so that budgets see it; refuses what is too large.
  func charge(_ count: Int, of things: String = "elements") throws(EvaluationError) {
    guard count > Interpreter.stepInterval else { return }
    guard count <= Interpreter.sizeLimit else {
      throw .trap(Trap("more than 20 million \(things) at once were refused", reason: .budget))
    }
    try host.checkBudget(steps: count >> 4)
  }
}

extension Arguments {
  /// Counts the elements of a collection that is about to be made.
  func charge(_ count: Int) throws(EvaluationError) { try interpreter.charge(count) }

  /// Counts the bytes of a text that is about to be made.
  func charge(bytes: Int, times count: Int = 1) throws(EvaluationError) {
    let (size, isTooLarge) = bytes.multipliedReportingOverflow(by: count)
    try interpreter.charge(isTooLarge ? Int.max : size, of: "bytes of text")
  }
}
