import TheseusTypes

/// A value of the running program.
///
/// Optionals are flat: `some(x)` is `x` itself, unless `x` is a nil or a boxed optional; static types decide. Everything else
/// describes itself. Aggregates are boxes that are copied when they are changed while shared.
public enum Value {
  /// An empty optional.
  case none
  /// A place whose value is out to be changed; in fields, globals and shared variables only.
  case taken
  /// `()`.
  case void
  /// A `Bool`.
  case bool(Bool)
  /// An `Int`.
  case int(Int)
  /// A `Double`.
  case double(Double)
  /// A `Float`.
  case float(Float)
  /// A `CGFloat`.
  case cgFloat(Double)
  /// An integer of another width.
  case integer(FixedInteger)
  /// An enum case without payload.
  case enumeration(TypeToken, tag: Int32)
  /// A type as a value.
  case metatype(TypeToken)
  /// A `String`.
  case string(String)
  /// A `Character`.
  case character(Character)
  /// An instance of a struct.
  case structure(Aggregate)
  /// An enum case with payload.
  case payload(Aggregate)
  /// A tuple of two or more elements.
  case tuple(Aggregate)
  /// An instance of a class or actor.
  case object(ObjectBox)
  /// An `Array`.
  case array(ArrayBox)
  /// A `Dictionary`, in the order of insertion.
  case dictionary(DictionaryBox)
  /// A `Set`, in the order of insertion.
  case set(SetBox)
  /// A function.
  case closure(ClosureBox)
  /// A nil or an optional inside an optional, or an optional inside an `Any`.
  case optional(OptionalBox)
  /// What a declaration without body of the SwiftUI catalogue made.
  case record(Record)
  /// A key path.
  case keyPath(KeyPathBox)
  /// A value that natives implement: `Substring`, `Date`, `UUID` …
  case native(NativeObject)
  /// A use of an API that the catalogue does not have.
  case opaque(OpaqueBox)
  /// A variable shared by closures; only in registers and captures.
  case cell(Cell)
  /// A weak or unowned reference; only in registers, captures and fields.
  case weak(WeakReference)
}

/// The bits of an integer that is not an `Int`.
public struct FixedInteger: Hashable, Sendable {
  /// The width and signedness.
  public enum Kind: UInt8, Sendable {
    /// One for each type.
    case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
  }
  /// The value, sign- or zero-extended.
  public var bits: Int
  /// The type.
  public var kind: Kind

  /// Makes an integer of bits that are already extended.
  public init(bits: Int, kind: Kind) {
    self.bits = bits
    self.kind = kind
  }

  /// Makes an integer of a native one.
  public init<I: FixedWidthInteger>(_ value: I, kind: Kind) {
    self.init(bits: Int(truncatingIfNeeded: value), kind: kind)
  }
}

extension Value {
  /// Whether it is an empty optional.
  public var isNone: Bool { if case .none = self { true } else { false } }
  /// Whether it stands for a value that is being changed.
  public var isTaken: Bool { if case .taken = self { true } else { false } }
  /// The Boolean, or nil if it is something else.
  public var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// The `Int`, or nil if it is something else.
  public var asInt: Int? { if case .int(let value) = self { value } else { nil } }
  /// The `Double` or `CGFloat`, or nil if it is something else.
  public var asDouble: Double? {
    switch self {
    case .double(let value), .cgFloat(let value): value
    default: nil
    }
  }
  /// The `String`, or nil if it is something else.
  public var asString: String? { if case .string(let value) = self { value } else { nil } }
  /// The class instance, or nil if it is something else.
  public var asObject: ObjectBox? { if case .object(let value) = self { value } else { nil } }
  /// The record, or nil if it is something else.
  public var asRecord: Record? { if case .record(let value) = self { value } else { nil } }
  /// The closure, or nil if it is something else.
  public var asClosure: ClosureBox? { if case .closure(let value) = self { value } else { nil } }
  /// The struct instance, or nil if it is something else.
  public var asStructure: Aggregate? { if case .structure(let value) = self { value } else { nil } }
  /// The elements of an array, or nil if it is something else.
  public var asArray: [Value]? { if case .array(let value) = self { value.elements } else { nil } }

  /// Whether it is a use of an API that the catalogue does not have.
  public var isOpaque: Bool { if case .opaque = self { true } else { false } }

  /// Wraps into an optional: only a nil or a boxed optional needs a box.
  public var wrapped: Value {
    switch self {
    case .none, .optional: .optional(OptionalBox(self))
    default: self
    }
  }

  /// The flat form of an optional that an existential held; other values as they are.
  public var unerased: Value {
    if case .optional(let box) = self, box.type != nil { box.value } else { self }
  }

  /// The value inside an optional, or nil if that is empty.
  public var unwrapped: Value? {
    switch self {
    case .none: nil
    case .optional(let box): box.value
    default: self
    }
  }
}
