import TheseusInterpreter

/// An id of a view, hashed without asking the program where it can be.
enum IdentityKey: Hashable {
  /// An `Int`.
  case int(Int)
  /// A `String`.
  case string(String)
  /// Any other `Hashable` value; it stands apart, so that keys are small where ids are numbers or words.
  indirect case other(Hashed)

  /// Hashes only what the key holds: which case it is took half of the time of an `Int`.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .int(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .other(let hashed): hasher.combine(hashed)
    }
  }

  /// A value with what the program says of its hash.
  struct Hashed: Hashable {
    let value: Value
    let hash: Int
    let interpreter: Interpreter

    static func == (a: Hashed, b: Hashed) -> Bool {
      a.hash == b.hash && ((try? a.interpreter.areEqual(a.value, b.value)) ?? false)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  }

  /// Makes a key of a value.
  init(_ value: Value, _ evaluator: Evaluator) throws {
    switch value {
    case .int(let number): self = .int(number)
    case .string(let text): self = .string(text)
    default:
      self = .other(
        Hashed(
          value: value, hash: try evaluator.interpreter.hash(value), interpreter: evaluator.interpreter))
    }
  }

  /// The value.
  var value: Value {
    switch self {
    case .int(let number): .int(number)
    case .string(let text): .string(text)
    case .other(let hashed): hashed.value
    }
  }
}
