import Foundation
import TheseusTypes

/// Feeds bits into a hash whose result is the same in every run.
public struct StableHasher {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Makes an empty hasher.
  public init() {}

  /// Adds a word.
  public mutating func combine(_ value: Int) {
    state = (state ^ UInt64(bitPattern: Int64(value))) &* 0x9e37_79b9_7f4a_7c15
    state ^= state >> 32
  }

  /// Adds a text; canonically equal texts hash alike.
  public mutating func combine(_ text: String) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
    } else {
      for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars { combine(Int(scalar.value)) }
    }
    combine(text.isEmpty ? 1 : 2)
  }

  /// The hash.
  public func finalize() -> Int { Int(truncatingIfNeeded: state) }
}

extension Interpreter {
  /// A hash of a value by its type's own `hash(into:)` or by its fields, equal in every run.
  public func hash(_ value: Value) throws(EvaluationError) -> Int {
    var hasher = StableHasher()
    switch value {
    case .int(let number): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    default: try hash(value, into: &hasher)
    }
    return hasher.finalize()
  }

  /// Feeds a hasher with a value.
  public func hash(_ value: Value, into hasher: inout StableHasher) throws(EvaluationError) {
    switch value {
    // No number, or nil would hash as an optional 0.
    case .none: hasher.combine("nil")
    case .void, .taken: hasher.combine(0)
    case .bool(let flag): hasher.combine(flag ? 1 : 0)
    case .int(let number): hasher.combine(number)
    case .double(let number), .cgFloat(let number):
      hasher.combine(Int(bitPattern: UInt((number == 0 ? 0 : number).bitPattern)))
    case .float(let number): hasher.combine(Int((number == 0 ? 0 : number).bitPattern))
    case .integer(let integer): hasher.combine(integer.bits)
    case .enumeration(let type, let tag):
      if try !hashOwn(value, type, into: &hasher) { hasher.combine(Int(tag)) }
    case .metatype(let type): hasher.combine(Int(type.index))
    case .string(let text): hasher.combine(text)
    case .character(let character): hasher.combine(String(character))
    case .structure(let box):
      if try !hashOwn(value, box.type, into: &hasher) { try hashElements(box, into: &hasher) }
    case .payload(let box):
      if try !hashOwn(value, box.type, into: &hasher) {
        hasher.combine(Int(box.tag))
        try hashElements(box, into: &hasher)
      }
    case .tuple(let box): try hashElements(box, into: &hasher)
    case .object(let box):
      if try !hashOwn(value, box.type, into: &hasher) {
        hasher.combine(Int(box.type.index))
        hasher.combine(box.serial)
      }
    case .array(let box):
      try checkStack()
      hasher.combine(box.elements.count)
      for element in box.elements {
        try hash(element, into: &hasher)
        try work()
      }
    case .dictionary(let box):
      var sum = 0
      for (key, element) in box.table.pairs {
        sum ^= try hash(key) &+ hash(element)
        try work()
      }
      hasher.combine(sum)
    case .set(let box):
      var sum = 0
      for key in box.table.keys {
        sum ^= try hash(key)
        try work()
      }
      hasher.combine(sum)
    case .optional(let box): try hash(box.value, into: &hasher)
    case .closure(let box): hasher.combine(box.captures.count)
    case .record(let record):
      hasher.combine(Int(record.function.index))
      for argument in record.arguments { try hash(argument, into: &hasher) }
    case .keyPath(let path): hasher.combine(path.path)
    // A slice of a text equals the text as another type of key may see it.
    case .native(let slice as SubstringValue): hasher.combine(String(slice.text))
    case .native(let object):
      var native = Hasher()
      object.hash(into: &native)
      hasher.combine(native.finalize())
    case .opaque(let box): hasher.combine(box.name)
    case .weak(let reference): hasher.combine(reference.object?.serial ?? 0)
    case .cell(let cell): try hash(cell.value, into: &hasher)
    }
  }

  private func hashElements(_ box: Aggregate, into hasher: inout StableHasher) throws(EvaluationError) {
    try checkStack()
    for index in 0..<box.count { try hash(box[index], into: &hasher) }
  }

  /// Calls the program's own `hash(into:)`, with a hasher object that natives of `Hasher` know.
  private func hashOwn(
    _ value: Value, _ type: TypeToken, into hasher: inout StableHasher
  ) throws(EvaluationError) -> Bool {
    guard let (protocolID, requirement) = requirement("Hashable", "hash(into:)"),
      conforms(type, to: protocolID),
      let target = witness(requirement, of: protocolID, in: type),
      program[target.function].implementation == .body
    else { return false }
    let box = HasherObject(type: types.token(named: "Hasher"))
    box.hasher = hasher
    _ = try call(target.function, [value, .native(box)], generics: target.generics, on: currentFiber ?? mainFiber)
    hasher = box.hasher
    return true
  }
}

/// The `Hasher` of the program; natives change it in place.
public final class HasherObject: NativeObject {
  /// The bits so far.
  public var hasher = StableHasher()

  /// Changes a copy of the bits, and takes them then: no access to the object lasts while the program's own `hash(into:)` runs, as all that
  /// last are looked through for each new one.
  func feed(_ change: (inout StableHasher) throws(EvaluationError) -> Void) throws(EvaluationError) {
    var hasher = hasher
    try change(&hasher)
    self.hasher = hasher
  }
}
