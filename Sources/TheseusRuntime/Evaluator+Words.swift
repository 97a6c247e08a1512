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
    default: return TraceValue(literal(value))
    }
  }

  private func collection(_ value: Value, _ count: Int) -> TraceValue {
    guard count > Evaluator.literalLimit, case .array(let box) = value else {
      return TraceValue(literal(value), count: count)
    }
    let shown = box.elements.prefix(Evaluator.literalLimit).map { literal($0) }
    return TraceValue("[\(shown.joined(separator: ", ")), … \(count - shown.count) more]", count: count)
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
