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

  /// What a comparison of two numbers gives.
  func compared(_ name: String, _ other: KnownValue) -> KnownValue? {
    switch (self, other) {
    case (.integer(let a), .integer(let b)): Self.compare(name, a, b).map { .boolean($0) }
    case (.number(let a), .number(let b)): Self.compare(name, a, b).map { .boolean($0) }
    default: nil
    }
  }

  private static func compare<Number: Comparable>(_ name: String, _ a: Number, _ b: Number) -> Bool? {
    switch name {
    case "<": a < b
    case ">": a > b
    case "<=": a <= b
    case ">=": a >= b
    case "==": a == b
    case "!=": a != b
    default: nil
    }
  }
}
