import TheseusInterpreter
import TheseusProgram
import TheseusTypes

/// How SwiftUI compares the values of a type (semantics 5.3).
enum Comparison {
  /// No references: field by field; a custom `==` is not asked.
  case plain
  /// By its own `==`.
  case equatable
  /// Field by field, by the same rules.
  case fields
  /// By the object and the name of its property, which are its first fields: a publisher of `@Published`.
  case published
  /// By what it is made of: a publisher made of another, which here is a closure of the catalogue over that and its arguments.
  case pipeline
}

extension ViewGraph {
  /// Whether SwiftUI takes a new view value for the same.
  func areEqual(_ a: Value, _ b: Value, of type: CompositeType, isEquatable: Bool) throws -> Bool {
    if isEquatable { return try evaluator.interpreter.areEqual(a, b) }
    return try areEqual(a, b)
  }

  /// Whether two values are the same to SwiftUI.
  func areEqual(_ a: Value, _ b: Value) throws -> Bool {
    comparisonCount += 1
    switch (a, b) {
    case (.structure(let x), .structure(let y)):
      if x === y { return true }
      guard x.type == y.type else { return false }
      return try areStructuresEqual(x, y, a, b)
    case (.payload(let x), .payload(let y)):
      guard x.type == y.type, x.tag == y.tag else { return false }
      return try areAllEqual(x, y)
    case (.tuple(let x), .tuple(let y)): return try areAllEqual(x, y)
    case (.array(let x), .array(let y)):
      if x === y { return true }
      guard x.elements.count == y.elements.count else { return false }
      for index in x.elements.indices where try !areEqual(x.elements[index], y.elements[index]) { return false }
      return true
    case (.closure, .closure): return areEqualClosures(a, b)
    case (.optional(let x), .optional(let y)): return try areEqual(x.value, y.value)
    case (.record(let x), .record(let y)): return try areRecordsEqual(x, y)
    case (.weak(let x), .object(let y)): return x.object === y
    case (.native(let x as SpentInitialValue), _):
      return try areEqual(x.value, (b.native as? SpentInitialValue)?.value ?? b)
    case (.native(let x), .native(let y)):
      if let x = x as? Location, let y = y as? Location { return x.isSame(as: y, in: self) }
      return x === y || (x.type == y.type && x.isEqual(to: y))
    default: return try evaluator.interpreter.areIdentical(a, b)
    }
  }

  /// Whether lists of values are the same to SwiftUI.
  func areEqual(_ a: [Value], _ b: [Value]) throws -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where try !areEqual(a[index], b[index]) { return false }
    return true
  }

  /// Whether two values are equal, as far as that is known without an error.
  func areEqualValues(_ a: Value, _ b: Value) -> Bool { (try? areEqual(a, b)) ?? false }

  /// Whether two closures are the same: one that captures never is (semantics 5.4).
  func areEqualClosures(_ a: Value, _ b: Value) -> Bool {
    guard case .closure(let x) = a, case .closure(let y) = b else { return a.isNil && b.isNil }
    if x === y { return true }
    return x.captures.isEmpty && y.captures.isEmpty && evaluator.areIdentical(a, b)
  }

  private func areStructuresEqual(_ x: Aggregate, _ y: Aggregate, _ a: Value, _ b: Value) throws -> Bool {
    switch comparison(of: x.type) {
    case .plain: try evaluator.interpreter.areIdentical(a, b)
    case .equatable: try evaluator.interpreter.areEqual(a, b)
    case .fields: try areAllEqual(x, y)
    case .published: try areEqual(x[0], y[0]) && areEqual(x[1], y[1])
    case .pipeline: try arePipelinesEqual(x[0], y[0])
    }
  }

  /// Whether two parts of publishers are the same; of closures of the catalogue what they captured decides.
  private func arePipelinesEqual(_ a: Value, _ b: Value) throws -> Bool {
    guard case .closure(let x) = a, case .closure(let y) = b, case .code(let code) = x.kind,
      case .code(let other) = y.kind, code === other, sources.file(of: code.range) == nil
    else { return try areEqual(a, b) }
    guard x.generics == y.generics, x.captures.count == y.captures.count else { return false }
    for (a, b) in zip(x.captures, y.captures) where try !arePipelinesEqual(a, b) { return false }
    return true
  }

  private func areAllEqual(_ a: Aggregate, _ b: Aggregate) throws -> Bool {
    guard a.count == b.count else { return false }
    for index in 0..<a.count where try !areEqual(a[index], b[index]) { return false }
    return true
  }

  private func areRecordsEqual(_ a: Record, _ b: Record) throws -> Bool {
    if a === b { return true }
    guard a.function == b.function, a.type == b.type, a.arguments.count == b.arguments.count else { return false }
    for index in a.arguments.indices where try !areEqual(a.arguments[index], b.arguments[index]) { return false }
    return true
  }

  /// How values of a type are compared.
  func comparison(of type: TypeToken) -> Comparison {
    if let known = comparisons[type] { return known }
    let result =
      isPlain(type)
      ? .plain
      : comparison(ofPublisher: type) ?? (evaluator.interpreter.isEquatable(type) ? .equatable : .fields)
    comparisons[type] = result
    return result
  }

  /// How publishers are compared whose fields are closures here and are none in Combine.
  private func comparison(ofPublisher type: TypeToken) -> Comparison? {
    guard let nominal = evaluator.interpreter.types[type].nominal, evaluator.program[nominal].isCatalogue else {
      return nil
    }
    switch evaluator.program[nominal].qualifiedName {
    case "Published.Publisher": return .published
    case "AnyPublisher": return .pipeline
    default: return nil
    }
  }

  /// Whether values of a type hold no references: `_isPOD`.
  private func isPlain(_ type: TypeToken) -> Bool {
    let info = evaluator.interpreter.types[type]
    switch info.storage {
    case .bool, .int, .double, .float, .cgFloat, .integer, .metatype: return true
    case .optional, .tuple: return info.arguments.allSatisfy(isPlain)
    case .structure:
      guard let nominal = info.nominal else { return false }
      return evaluator.program[nominal].fields.indices.allSatisfy {
        isPlain(evaluator.interpreter.fieldType($0, of: type))
      }
    case .enumeration:
      guard let nominal = info.nominal else { return false }
      return evaluator.program[nominal].cases.allSatisfy {
        $0.payload.allSatisfy { isPlain(evaluator.interpreter.types.token($0.type)) }
      }
    default: return false
    }
  }
}
