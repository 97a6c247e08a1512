import TheseusInterpreter
import TheseusTrace
import TheseusTypes

extension Evaluator {
  /// A value of what is drawn: its literal, and what one would say, where that is easier to read.
  func screenValue(_ value: Value) -> TraceValue {
    var result = traceValue(value)
    result.words = screenWords(value)
    return result
  }

  private func screenWords(_ value: Value) -> String? {
    switch value {
    case .record(let record): words(of: record)
    case .structure(let box): words(of: box)
    default: value.asDouble.map(rounded)
    }
  }

  private func argumentWords(_ value: Value) -> String {
    if case .enumeration = value { return "." + traceValue(value).literal }
    return screenWords(value) ?? traceValue(value).literal
  }

  /// At most three decimals.
  func rounded(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let thousandths = (number * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }

  // MARK: Structures

  private func words(of box: Aggregate) -> String? {
    let name = name(of: box.type)
    switch name {
    case "Angle": return box[0].asDouble.map { rounded($0 * 180 / .pi) + "°" }
    case "UnitPoint": return unitPoint(box)
    case "HorizontalAlignment", "VerticalAlignment": return box[0].asString.map { "." + $0 }
    case "Alignment": return alignment(box)
    case "CGSize", "CGPoint":
      let parts = box.values.compactMap { $0.asDouble.map(rounded) }
      return parts.count == 2 ? "(\(parts.joined(separator: ", ")))" : nil
    default: return nil
    }
  }

  private static let edges =
    [["topLeading", "top", "topTrailing"], ["leading", "center", "trailing"]]
    + [["bottomLeading", "bottom", "bottomTrailing"]]

  private func unitPoint(_ box: Aggregate) -> String? {
    guard let x = box[0].asDouble, let y = box[1].asDouble else { return nil }
    let steps = [0, 0.5, 1]
    if let column = steps.firstIndex(of: x), let row = steps.firstIndex(of: y) { return "." + Self.edges[row][column] }
    return "(\(rounded(x)), \(rounded(y)))"
  }

  private func alignment(_ box: Aggregate) -> String? {
    guard let horizontal = key(of: box[0]), let vertical = key(of: box[1]) else { return nil }
    let columns = ["leading", "center", "trailing"]
    let rows = ["top", "center", "bottom"]
    if let column = columns.firstIndex(of: horizontal), let row = rows.firstIndex(of: vertical) {
      return "." + Self.edges[row][column]
    }
    return "horizontal .\(horizontal), vertical .\(vertical)"
  }

  private func key(of alignment: Value) -> String? {
    if case .structure(let box) = alignment { box[0].asString } else { nil }
  }

  // MARK: Colors and fonts

  /// `.red`, `Color(red: 0.1, green: 0.2, blue: 0.3)`, `.primary.opacity(0.5)`, as the program says it.
  private func words(of record: Record) -> String? {
    let function = program[record.function]
    let hasReceiver = function.selfKind == .value
    guard let receiver = hasReceiver ? record.arguments.first : Value.void else { return nil }
    let before = hasReceiver ? argumentWords(receiver) : ""
    let arguments = record.parts.dropFirst(hasReceiver ? 1 : 0)
    if function.kind == .getter { return "\(before).\(function.name)" }
    let list = zip(arguments, function.labels).compactMap { value, label in
      value.isNil ? nil : label.map { "\($0): \(argumentWords(value))" } ?? argumentWords(value)
    }
    let head = function.kind == .initializer ? name(of: record.type) : "\(before).\(function.name)"
    return "\(head.prefix { $0 != "<" && $0 != "(" })(\(list.joined(separator: ", ")))"
  }
}
