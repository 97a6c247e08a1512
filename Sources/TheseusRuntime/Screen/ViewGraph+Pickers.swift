import TheseusInterpreter
import TheseusTrace

extension ViewGraph {
  /// Sets a date picker to a day, a time of day, or both.
  func pickDate(_ text: String, in control: ScreenControl) throws {
    guard let picked = PickedDate(text) else {
      throw evaluator.trap(
        "'\(text)' is no date for '\(control.name)'; a date is 2025-06-10, 14:30 or 2025-06-10 14:30, for example")
    }
    try write(control) { old in
      guard let before = old.field(0).asDouble else { return nil }
      let seconds = picked.seconds(insteadOf: before)
      try self.check(seconds, fits: control)
      return self.evaluator.makeStructure("Date", [.double(seconds)])
    }
  }

  /// Selects a day in a picker of several days, or takes it out of the selection.
  func pickDay(_ text: String, in control: ScreenControl) throws {
    guard let day = PickedDay(text) else {
      throw evaluator.trap("'\(text)' is no day for '\(control.name)', as 2025-06-10")
    }
    try write(control) { old in try self.evaluator.toggling(day, in: old) }
  }

  /// A date picker offers no date out of its range.
  private func check(_ seconds: Double, fits control: ScreenControl) throws {
    guard let range = argument("range", of: control), case .structure(let box) = range.opened else { return }
    let name = evaluator.name(of: box.type)
    let ends = box.values.compactMap { $0.field(0).asDouble }
    let lower = name.hasPrefix("PartialRangeThrough") ? nil : ends.first
    let upper = name.hasPrefix("PartialRangeFrom") ? nil : ends.last
    guard lower.map({ seconds < $0 }) ?? false || upper.map({ seconds > $0 }) ?? false else { return }
    throw evaluator.trap("'\(control.name)' offers no date out of its range")
  }

  /// The name of one of SwiftUI's own colors, as `red`; nil of colors that are made.
  func name(ofColor value: Value) -> String? {
    guard let record = value.record else { return nil }
    let parts = shapes[record.function].symbol.split(separator: ".")
    return parts.count == 3 && parts[0] == "Color" && parts[2] == "get" ? String(parts[1]) : nil
  }

  /// Sets a color picker to one of the colors that have a name, or to red, green and blue as `#FF8800`.
  func pickColor(_ text: String, in control: ScreenControl) throws {
    guard let color = try color(text) else {
      throw evaluator.trap(
        "'\(text)' is no color that '\(control.name)' knows; a color is blue or #FF8800, for example")
    }
    try write(control) { _ in color }
  }

  private func color(_ text: String) throws -> Value? {
    let type = evaluator.interpreter.types.token(named: "Color")
    guard text.first == "#" else {
      let name = text.first == "." ? String(text.dropFirst()) : text
      let getters = evaluator.checked.members(named: name, of: evaluator.interpreter.types[type].type, isStatic: true)
      guard let getter = getters.first(where: { evaluator.program[$0].symbol == "Color.\(name).get" }) else {
        return nil
      }
      return try evaluator.interpreter.call(getter, [.metatype(type)])
    }
    guard text.count == 7, let number = Int(text.dropFirst(), radix: 16) else { return nil }
    let parts = [16, 8, 0].map { Value.double(Double(number >> $0 & 0xFF) / 255) }
    return try evaluator.view("Color", "Color.init(red:green:blue:opacity:)", parts + [.double(1)])
  }
}
