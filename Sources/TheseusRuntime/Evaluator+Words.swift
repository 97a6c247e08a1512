import TheseusInterpreter
import TheseusTrace

extension Evaluator {
  /// A value in words: a Swift literal, with the number of elements of a collection.
  func traceValue(_ value: Value) -> TraceValue {
    switch value {
    case .array(let box): return collection(value, box.elements.count)
    case .dictionary(let box): return collection(value, box.table.count)
    case .set(let box): return collection(value, box.table.count)
    case .object(let box): return TraceValue("\(name(of: box.type)) #\(box.serial)")
    case .closure: return TraceValue("(Function)")
    case .structure(let box) where isObjectIdentifier(box.type): return TraceValue(objectWords(box))
    default: return TraceValue(literal(value))
    }
  }

  private func isObjectIdentifier(_ type: TypeToken) -> Bool {
    interpreter.types[type].nominal.map { program[$0].isCatalogue && program[$0].name == "ObjectIdentifier" } ?? false
  }

  /// `Kid #2` for the identifier of an object, as for the object.
  private func objectWords(_ identifier: Aggregate) -> String {
    guard case .metatype(let type) = identifier[0], let serial = identifier[1].asInt, serial > 0 else {
      return literal(.structure(identifier))
    }
    return "\(name(of: type)) #\(serial)"
  }

  private func collection(_ value: Value, _ count: Int) -> TraceValue {
    guard case .array(let box) = value else { return TraceValue(literal(value), count: count) }
    guard count > Evaluator.literalLimit || box.elements.contains(where: \.isObject) else {
      return TraceValue(literal(value), count: count, isArray: true)
    }
    let shown = box.elements.prefix(Evaluator.literalLimit).map { $0.isObject ? traceValue($0).literal : literal($0) }
    let rest = shown.count < count ? ", … \(count - shown.count) more" : ""
    return TraceValue("[\(shown.joined(separator: ", "))\(rest)]", count: count, isArray: true)
  }

  /// How many elements of a long array are put into words.
  private static let literalLimit = 100

  /// A value as `print` shows it.
  func plainText(_ value: Value) -> String { (try? interpreter.description(of: value)) ?? "" }

  private func literal(_ value: Value) -> String { (try? interpreter.debugDescription(of: value)) ?? "" }

  /// An `IndexSet` of positions.
  func indexSet(_ positions: [Int]) -> Value {
    makeStructure(
      "IndexSet", [.array(ArrayBox(positions.map { .int($0) }, type: interpreter.arrayType(of: interpreter.intType)))])
  }
}

extension Value {
  /// Whether it is an instance of a class, which a trace knows by its number.
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}
