import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Writes what the binding of a control leads to.
  func write(_ control: ScreenControl, _ change: (Value) throws -> Value?) throws {
    guard let binding = binding(of: control.record, control.shape), let location = location(of: binding) else {
      throw evaluator.trap("'\(control.name)' holds no value")
    }
    guard let value = try change(location.get(in: self)) else {
      throw evaluator.trap("'\(control.name)' does not take this value")
    }
    if location.root is ConstantLocation { record.idleAct = .constant(control: described(control)) }
    try location.set(value, in: self)
  }

  private func number(_ number: Double, like old: Value) -> Value? {
    switch old {
    case .int: Int(exactly: number.rounded()).map { .int($0) }
    case .double: .double(number)
    case .cgFloat: .cgFloat(number)
    case .float: .float(Float(number))
    default: nil
    }
  }

  /// Taps a button of a stepper, once or several times; each tap is an event of its own.
  func step(_ control: ScreenControl, _ count: Int) throws {
    for _ in 0..<abs(count) {
      try checkStep(of: control, isUp: count > 0)
      try editing(control) { try step(control, isUp: count > 0) }
    }
  }

  /// A button of a stepper is disabled where it would leave the bounds, or where it has no action.
  private func checkStep(of control: ScreenControl, isUp: Bool) throws {
    let name = isUp ? "onIncrement" : "onDecrement"
    if let action = argument(name, of: control), !action.isClosure {
      throw evaluator.trap("'\(control.name)' has no \(name): its \(isUp ? "+" : "-") is disabled")
    }
    guard let (range, ends) = bounds(of: control), let old = try shownNumber(of: control),
      !range.contains(old + (isUp ? 1 : -1) * (stride(of: control) ?? 1))
    else { return }
    throw evaluator.trap("'\(control.name)' goes from \(ends[0]) to \(ends[1]): its \(isUp ? "+" : "-") is disabled")
  }

  private func step(_ control: ScreenControl, isUp: Bool) throws {
    if let action = argument(isUp ? "onIncrement" : "onDecrement", of: control) {
      _ = try evaluator.apply(action, to: [])
      return
    }
    let stride = stride(of: control) ?? 1
    try write(control) { old in self.number((old.asNumber ?? 0) + (isUp ? stride : -stride), like: old) }
  }

  private func shownNumber(of control: ScreenControl) throws -> Double? {
    try binding(of: control.record, control.shape).flatMap { location(of: $0) }?.get(in: self).asNumber
  }

  /// Moves a slider to a value, or taps a stepper until it shows one.
  ///
  /// What it cannot leave is refused: a user's finger stops there.
  func adjust(_ control: ScreenControl, to number: Double) throws {
    if let (range, ends) = bounds(of: control), !range.contains(number) {
      throw evaluator.trap("'\(control.name)' goes from \(ends[0]) to \(ends[1])")
    }
    if control.kind == "Stepper" { return try step(control, taps(from: control, to: number)) }
    let value = nearestStop(of: control, to: number)
    try editing(control) { try write(control) { self.number(value, like: $0) } }
  }

  /// How often a stepper is tapped until it shows a value.
  private func taps(from control: ScreenControl, to number: Double) throws -> Int {
    guard argument("onIncrement", of: control) == nil, let old = try shownNumber(of: control) else {
      throw evaluator.trap("'\(control.name)' says nothing of its value; it is adjusted by + or -")
    }
    let stride = stride(of: control) ?? 1
    let count = ((number - old) / stride).rounded()
    guard count.magnitude <= Self.tapLimit, (old + count * stride - number).magnitude <= 1e-9 * max(1, number.magnitude)
    else {
      throw evaluator.trap("'\(control.name)' goes by \(evaluator.rounded(stride)) from \(evaluator.rounded(old))")
    }
    return Int(count)
  }

  /// How often one act taps a stepper.
  private static let tapLimit = 1000.0

  /// The value nearest to another at which a slider with steps can stop.
  private func nearestStop(of control: ScreenControl, to number: Double) -> Double {
    guard let stride = stride(of: control), stride > 0, let range = bounds(of: control)?.range else { return number }
    let stop = range.lowerBound + ((number - range.lowerBound) / stride).rounded() * stride
    return stop > range.upperBound ? stop - stride : stop
  }

  private func stride(of control: ScreenControl) -> Double? { argument("step", of: control)?.asNumber }

  private func bounds(of control: ScreenControl) -> (range: ClosedRange<Double>, ends: [String])? {
    guard let index = control.shape.index(of: "bounds"),
      case .structure(let box) = control.record.argument(index).opened, box.count == 2
    else { return nil }
    let ends = [box[0], box[1]].compactMap(\.asNumber)
    guard ends.count == 2, ends[0] <= ends[1] else { return nil }
    return (ends[0]...ends[1], [literal(box[0]), literal(box[1])])
  }

  /// Chooses an option by its title.
  func pick(_ title: String, in control: ScreenControl) throws {
    switch control.shape.name {
    case "TabView": return try selectTab(titled: title, in: control)
    case "DatePicker": return try pickDate(title, in: control)
    case "MultiDatePicker": return try pickDay(title, in: control)
    case "ColorPicker": return try pickColor(title, in: control)
    default: break
    }
    guard let option = option(titled: title, in: control) else { throw noOption(title, in: control) }
    try write(control) { old in try self.evaluator.selecting(option.value, in: old) }
  }

  /// The option with a title; if none has it, the only one whose title differs by case alone, so that `done` finds 'Done'.
  private func option(titled title: String, in control: ScreenControl) -> (title: String, value: Value)? {
    let options = options(in: control.part)
    if let option = options.first(where: { $0.title == title }) { return option }
    let similar = options.filter { $0.title.lowercased() == title.lowercased() }
    return similar.count == 1 ? similar.first : nil
  }

  /// The options of a picker or the rows of a list: what `.tag(_:)` or the id of a row says, by the text that it shows.
  func options(in part: ScreenPart) -> [(title: String, value: Value)] {
    part.children.flatMap { options(at: $0) }
  }

  /// What is laid out inside a row is part of the row, even if it has rows of its own.
  private func options(at part: ScreenPart) -> [(title: String, value: Value)] {
    if let record = part.record, part.shape?.name == "tag", part.shape?.isModifier == true {
      return [(names(in: part.children).joined(separator: " "), record.argument(1))]
    }
    guard !laysOut(part) else { return [] }
    let inner = options(in: part)
    guard let row = part.node as? RowNode, case .row(let id) = row.key else { return inner }
    if let group = disclosure(in: part) { return [(name(of: group), id.value)] + inner }
    return inner.isEmpty ? [(names(in: part.children).joined(separator: " "), id.value)] : inner
  }

  private func laysOut(_ part: ScreenPart) -> Bool {
    guard let shape = part.shape, !shape.isModifier, case .generic = shape.role else { return false }
    return shape.name != "Section"
  }

  /// The group that a row of an outline is.
  private func disclosure(in part: ScreenPart) -> ScreenPart? {
    if part.shape?.name == "DisclosureGroup" { return part }
    return part.children.count == 1 ? disclosure(in: part.children[0]) : nil
  }

  /// The refusal of an option, with those that there are.
  private func noOption(_ title: String, in control: ScreenControl) -> EvaluationError {
    let titles = options(in: control.part).map { "'\($0.title)'" }
    let list =
      titles.isEmpty ? "" : "; it has \(titles.prefix(8).joined(separator: ", "))\(titles.count > 8 ? ", …" : "")"
    return evaluator.trap("'\(control.name)' has no option '\(title)'\(list)")
  }
}

extension Value {
  /// A whole number or a floating-point one.
  fileprivate var asNumber: Double? { asDouble ?? asInt.map(Double.init) }
}
