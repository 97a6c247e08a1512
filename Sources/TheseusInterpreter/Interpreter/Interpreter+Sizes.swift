extension Interpreter {
  /// How many elements a collection, and how many bytes a text may have that one call makes.
  static let sizeLimit = 20_000_000
  /// After how many elements or bytes the host is asked whether to go on: far less than a person can notice.
  static let workInterval = 1 << 16

  /// Refuses to make what is too large; counts the rest for budgets, as what is only moved in memory.
  func charge(_ count: Int, of things: String = "elements") throws(EvaluationError) {
    try checkSize(count, of: things)
    try work(count >> 4)
  }

  private func checkSize(_ count: Int, of things: String = "elements") throws(EvaluationError) {
    guard count <= Interpreter.sizeLimit else {
      throw .trap(Trap("more than 20 million \(things) at once were refused", reason: .budget))
    }
  }

  /// Counts elements or bytes that a call of the library walks, sixteen for a step, and asks now and then whether to go on.
  @inline(__always)
  func work(_ count: Int = 1) throws(EvaluationError) {
    restOfWork &+= count
    if restOfWork >= Interpreter.workInterval { try reportWork() }
  }

  private func reportWork() throws(EvaluationError) {
    let steps = restOfWork >> 4
    restOfWork = 0
    try host.checkBudget(steps: steps)
  }

  /// Makes a value of each element, and asks now and then whether to go on.
  func values<Elements: Sequence>(
    _ elements: Elements, _ make: (Elements.Element) throws(EvaluationError) -> Value
  ) throws(EvaluationError) -> [Value] {
    var result: [Value] = []
    result.reserveCapacity(elements.underestimatedCount)
    for element in elements {
      result.append(try make(element))
      try work()
    }
    return result
  }

  /// The same elements in memory of their own if they are many, so that the first change of them takes no time;
  /// few are copied when they are changed.
  func copy(of elements: [Value]) throws(EvaluationError) -> [Value] {
    if elements.count <= Interpreter.workInterval { return elements }
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    try append(elements, to: &result)
    return result
  }

  /// Appends many elements piece by piece; to move one takes a quarter of what it takes to make it.
  func append(_ tail: [Value], to elements: inout [Value]) throws(EvaluationError) {
    try checkSize(elements.count + tail.count)
    var start = 0
    while start < tail.count {
      let end = min(start + Interpreter.workInterval, tail.count)
      try work((end - start) >> 2)
      elements.append(contentsOf: tail[start..<end])
      start = end
    }
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
