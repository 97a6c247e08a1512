/// An operation of an integer type of which constants are known.
struct ConstantOperation {
  /// The operator; empty where a literal is given to the type: `Int8(200)`.
  var symbol: String
  /// The left operand, if it is known.
  var left: Int?
  /// The right operand, if it is known.
  var right: Int?
  /// The type's name.
  var type: String

  /// What it gives, if that is known and the type has room for it.
  var result: Int? {
    guard let outcome, !outcome.isOver, let bounds = IntegerBounds.byType[type], bounds.contains(outcome.value) else {
      return nil
    }
    return outcome.value
  }

  /// What the compiler says of it; nil where nothing is certainly wrong.
  var problem: (id: String, message: String)? {
    guard let right, let bounds = IntegerBounds.byType[type] else { return nil }
    if ["/", "%", "/=", "%="].contains(symbol), right == 0 { return ("division-by-zero", "division by zero") }
    guard let outcome, outcome.isOver || !bounds.contains(outcome.value) else { return nil }
    if symbol.isEmpty { return ("literal-overflow", wordsOfLiteral(right, isUnsigned: bounds.lowerBound == 0)) }
    // The widest unsigned types have room for more than is counted here.
    guard let left, !outcome.isOver || !IntegerBounds.exceedInt(type) else { return nil }
    let words = "arithmetic operation '\(left) \(symbol) \(right)' (on type '\(type)') results in an overflow"
    return ("constant-overflow", words)
  }

  private func wordsOfLiteral(_ value: Int, isUnsigned: Bool) -> String {
    value < 0 && isUnsigned
      ? "negative integer '\(value)' overflows when stored into unsigned type '\(type)'"
      : "integer literal '\(value)' overflows when stored into '\(type)'"
  }

  /// What it gives, or what is left of it where `Int` has no room.
  private var outcome: (value: Int, isOver: Bool)? {
    guard let right else { return nil }
    if symbol.isEmpty { return (right, false) }
    guard let left else { return nil }
    switch symbol {
    case "+": return pair(left.addingReportingOverflow(right))
    case "-": return pair(left.subtractingReportingOverflow(right))
    case "*": return pair(left.multipliedReportingOverflow(by: right))
    case "/" where right != 0: return pair(left.dividedReportingOverflow(by: right))
    case "%" where right != 0: return pair(left.remainderReportingOverflow(dividingBy: right))
    default: return nil
    }
  }

  private func pair(_ reported: (partialValue: Int, overflow: Bool)) -> (value: Int, isOver: Bool) {
    (reported.partialValue, reported.overflow)
  }
}
