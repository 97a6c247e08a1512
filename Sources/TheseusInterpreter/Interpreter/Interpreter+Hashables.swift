import TheseusTypes

extension Interpreter {
  /// Whether two values are equal inside an `AnyHashable`, where numbers are equal across their types.
  func areEqualHashables(_ a: Value, _ b: Value) throws(EvaluationError) -> Bool {
    switch (a.canonicalHashable, b.canonicalHashable) {
    case (.array(let x), .array(let y)):
      guard x.elements.count == y.elements.count else { return false }
      try checkStack()
      for (first, second) in zip(x.elements, y.elements) where try !areEqualHashables(first, second) { return false }
      return true
    case (.object(let object), .int), (.object(let object), .integer), (.object(let object), .double),
      (.object(let object), .array), (.object(let object), .dictionary), (.object(let object), .set):
      // A number object of Foundation, or a collection, knows the values that are objects like it; they do not know it.
      guard let own = try cast(b, to: object.type) else { return false }
      return try areEqual(a, own)
    case (let x, let y):
      return try areEqual(x, y)
    }
  }
}

extension Value {
  /// The value that stands for all that an `AnyHashable` takes to be the same: a whole number is an `Int` where it fits, else a `Double`.
  var canonicalHashable: Value {
    switch self {
    case .integer(let integer):
      let isLarge = (integer.kind == .uint || integer.kind == .uint64) && integer.bits < 0
      return isLarge ? self : .int(integer.bits)
    case .double(let number), .cgFloat(let number): return Value.canonical(number)
    case .float(let number): return Value.canonical(Double(number))
    case .array(let box): return .array(ArrayBox(box.elements.map(\.canonicalHashable), type: box.type))
    default: return self
    }
  }

  private static func canonical(_ number: Double) -> Value { Int(exactly: number).map { .int($0) } ?? .double(number) }
}
