import TheseusProgram

/// A value that Swift knows without running, where it asks whether control reaches an end.
enum KnownValue {
  /// A Boolean.
  case boolean(Bool)
  /// An integer.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// An optional that holds something.
  case some
  /// An empty optional.
  case none
  /// A case of an enum.
  case enumCase(NominalID, Int)
  /// A tuple, with what is known of its elements.
  case tuple([KnownValue?])

  /// What an operator makes of one number.
  func applying(_ symbol: String) -> KnownValue? {
    switch (symbol, self) {
    case ("-", .integer(let value)): Self.integer(0, value, Int.subtractingReportingOverflow)
    case ("-", .number(let value)): .number(-value)
    case ("+", _): self
    default: nil
    }
  }

  /// What an operator makes of two numbers.
  func applying(_ symbol: String, _ other: KnownValue) -> KnownValue? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)):
      Self.compare(symbol, a, b).map { .boolean($0) } ?? Self.calculate(symbol, a, b)
    case (.number(let a), .number(let b)):
      Self.compare(symbol, a, b).map { .boolean($0) } ?? Self.calculate(symbol, a, b)
    case (.integer(let a), .number): KnownValue.number(Double(a)).applying(symbol, other)
    case (.number, .integer(let b)): applying(symbol, .number(Double(b)))
    case (.boolean(let a), .boolean(let b)) where symbol == "==": .boolean(a == b)
    case (.boolean(let a), .boolean(let b)) where symbol == "!=": .boolean(a != b)
    default: nil
    }
  }

  private static func compare<Number: Comparable>(_ symbol: String, _ a: Number, _ b: Number) -> Bool? {
    switch symbol {
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    case ">=": a >= b
    case "==": a == b
    case "!=": a != b
    default: nil
    }
  }

  private static func calculate(_ symbol: String, _ a: Int, _ b: Int) -> KnownValue? {
    switch symbol {
    case "+": integer(a, b, Int.addingReportingOverflow)
    case "-": integer(a, b, Int.subtractingReportingOverflow)
    case "*": integer(a, b, Int.multipliedReportingOverflow)
    case "/": integer(a, b, Int.dividedReportingOverflow)
    case "%": integer(a, b, Int.remainderReportingOverflow)
    default: nil
    }
  }

  private static func integer(
    _ a: Int, _ b: Int, _ operation: (Int) -> (Int) -> (partialValue: Int, overflow: Bool)
  ) -> KnownValue? {
    let (value, overflows) = operation(a)(b)
    return overflows ? nil : .integer(value)
  }

  private static func calculate(_ symbol: String, _ a: Double, _ b: Double) -> KnownValue? {
    switch symbol {
    case "+": .number(a + b)
    case "-": .number(a - b)
    case "*": .number(a * b)
    case "/": .number(a / b)
    default: nil
    }
  }
}
