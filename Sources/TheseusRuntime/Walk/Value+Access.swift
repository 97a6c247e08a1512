import TheseusInterpreter
import TheseusTypes

extension Value {
  /// The record, if it is one.
  var record: Record? { if case .record(let record) = self { record } else { nil } }
  /// Whether it is an empty optional.
  var isNil: Bool { isNone }
  /// Whether it is a function.
  var isClosure: Bool { if case .closure = self { true } else { false } }
  /// The native object, if it is one.
  var native: NativeObject? { if case .native(let object) = self { object } else { nil } }
  /// The elements of a tuple.
  var tupleElements: [Value]? { if case .tuple(let tuple) = self { tuple.values } else { nil } }
  /// The fields of a struct.
  var fields: [Value]? { asStructure?.values }
  /// What an optional that was put into an `Any` holds.
  var opened: Value { if case .optional(let box) = self { box.value } else { self } }

  /// A field of a struct.
  func field(_ index: Int) -> Value {
    guard case .structure(let aggregate) = self, index < aggregate.count else { return .none }
    return aggregate[index]
  }

  /// A copy of a struct with one field replaced.
  func replacingField(_ index: Int, with value: Value) -> Value {
    guard case .structure(let aggregate) = self, index < aggregate.count else { return self }
    return .structure(aggregate.replacing(index, with: value))
  }

  /// A copy of a record with other arguments.
  func replacingArguments(_ arguments: [Value]) -> Value {
    guard let record else { return self }
    return .record(
      Record(
        function: record.function, generics: record.generics, arguments: arguments, type: record.type,
        range: record.range))
  }
}

extension Record {
  /// An argument by position; nothing behind the last.
  func argument(_ index: Int) -> Value { index < arguments.count ? arguments[index] : .none }

  /// The arguments without the builder's metatype.
  var parts: ArraySlice<Value> {
    if case .metatype? = arguments.first { return arguments.dropFirst() }
    return arguments[...]
  }

  /// The one view that a builder's function got.
  var part: Value { if case .metatype? = arguments.first { argument(1) } else { argument(0) } }

  /// The views of a block: the elements of its one tuple, or all arguments.
  var elements: [Value] {
    let parts = parts
    if parts.count == 1, let elements = part.tupleElements { return elements }
    if parts.count == 1, case .array(let box) = part { return box.elements }
    return Array(parts)
  }
}
