import TheseusInterpreter
import TheseusTypes

extension ViewGraph {
  /// A part of a control that its style places.
  struct ControlPart {
    /// The name in the configuration.
    let name: String
    /// The type of what stands for it there.
    let type: TypeToken
    /// The view.
    let content: Value
  }

  /// The parts of a control, in an order that stays; the stand-ins for them are made at the first time.
  func parts(of control: StyledControl, in node: CompositeNode) throws -> [ControlPart] {
    let type = evaluator.interpreter.types.token(named: control.kind.configuration)
    let views = fields(of: type).filter { isView($0.type) }
    let parts = try views.compactMap { field -> ControlPart? in
      if let content = try content(named: field.name, of: control) {
        return ControlPart(name: field.name, type: wrapped(field.type), content: content)
      }
      // A part that cannot be missing is empty.
      guard wrapped(field.type) == field.type else { return nil }
      return try ControlPart(
        name: field.name, type: field.type, content: evaluator.view("EmptyView", "EmptyView.init()", []))
    }
    if control.standIns.isEmpty {
      control.standIns = parts.enumerated().map { index, part in
        (part.name, ModifierContent(index, of: node, type: part.type))
      }
    }
    return parts
  }

  /// What the body of a style gets.
  func configuration(of control: StyledControl, in node: CompositeNode) throws -> Value {
    let type = evaluator.interpreter.types.token(named: control.kind.configuration)
    return try .structure(
      Aggregate.make(type: type, fields(of: type).map { try value(named: $0.name, of: control, in: node) }))
  }

  private func fields(of type: TypeToken) -> [(name: String, type: TypeToken)] {
    guard let nominal = evaluator.interpreter.types[type].nominal else { return [] }
    return evaluator.program[nominal].fields.enumerated().map { index, field in
      (field.name, evaluator.interpreter.fieldType(index, of: type))
    }
  }

  private func wrapped(_ type: TypeToken) -> TypeToken {
    evaluator.interpreter.types[type].storage == .optional ? evaluator.argument(0, of: type) : type
  }

  /// Whether a field of a configuration stands for a view.
  private func isView(_ type: TypeToken) -> Bool {
    evaluator.interpreter.protocolID("View").map { evaluator.interpreter.conforms(wrapped(type), to: $0) } ?? false
  }

  private func value(named name: String, of control: StyledControl, in node: CompositeNode) throws -> Value {
    if let standIn = control.standIns.first(where: { $0.name == name }) { return .native(standIn.content) }
    let (record, shape) = (control.record, control.shape)
    switch name {
    case "isPressed": return .bool(control.isPressed)
    case "isMixed": return .bool(false)
    case "_action": return action(of: control, in: node)
    case "_isOn": return try binding(of: control) ?? .none
    case "_isExpanded": return try binding(of: control) ?? ownExpansion(of: control, in: node)
    case "_primaryAction": return shape.index(of: "primaryAction").map { record.argument($0) } ?? .none
    case "fractionCompleted": return share(of: record, shape, from: 0, to: number("total", record, shape) ?? 1)
    case "value":
      let bounds = shape.index(of: "bounds").map { record.argument($0) }
      let ends = bounds?.fields?.compactMap(\.asDouble) ?? []
      return share(of: record, shape, from: ends.first ?? 0, to: ends.last ?? 1)
    default: return shape.index(of: name).map { record.argument($0) } ?? .none
    }
  }

  /// The binding of a control, with the value that it leads to now.
  private func binding(of control: StyledControl) throws -> Value? {
    guard let binding = binding(of: control.record, control.shape), let location = location(of: binding) else {
      return nil
    }
    control.binding = location
    return makeBinding(to: location, value: try location.get(in: self), argument: evaluator.type(of: .bool(true)))
  }

  /// Whether a disclosure group is expanded that keeps this for itself.
  private func ownExpansion(of control: StyledControl, in node: CompositeNode) -> Value {
    makeBinding(
      to: ExpansionLocation(of: node), value: .bool(control.isExpanded), argument: evaluator.type(of: .bool(true)))
  }

  private func number(_ name: String, _ record: Record, _ shape: ViewShape) -> Double? {
    shape.index(of: name).flatMap { record.argument($0).asDouble }
  }

  /// How far a value has come on its way, from 0 to 1; nothing for one that is not known.
  private func share(of record: Record, _ shape: ViewShape, from start: Double, to end: Double) -> Value {
    guard let value = number("value", record, shape), end > start else { return .none }
    return .double(min(max((value - start) / (end - start), 0), 1))
  }

  /// What a control does when its style says so.
  private func action(of control: StyledControl, in node: CompositeNode) -> Value {
    if let action = action(of: control.record, control.shape) ?? control.follow { return action }
    let follow = Value.closure(
      ClosureBox(native: { [unowned self, unowned node] arguments throws(EvaluationError) in
        do { try self.follow(control, from: node) } catch let error as EvaluationError { throw error } catch {
          throw arguments.trap("\(error)")
        }
        return .void
      }))
    control.follow = follow
    return follow
  }

  /// Follows a link that a style draws.
  private func follow(_ control: StyledControl, from node: CompositeNode) throws {
    let (record, shape) = (control.record, control.shape)
    if let index = shape.index(of: "value"), !record.argument(index).isNil {
      return try push(record.argument(index), from: node)
    }
    guard let index = shape.index(of: "destination"), let parent = node.parent,
      let link = child(of: parent, at: control.place.child(index)) as? PushNode
    else { return }
    try follow(link)
  }

  // MARK: Parts

  /// A part of a control: what the program made for it, or what SwiftUI makes of a title and an image.
  private func content(named name: String, of control: StyledControl) throws -> Value? {
    let (record, shape) = (control.record, control.shape)
    if let index = shape.index(of: name) {
      switch shape.uses[index] {
      case .content, .lateContent: return record.argument(index)
      default: break
      }
    }
    switch name {
    case "_content", "_label": return try content(named: String(name.dropFirst()), of: control)
    case "label": return try label(of: record, shape)
    case "title": return try title(of: record, shape).map { try evaluator.makeText(.string($0)) }
    case "icon": return try icon(of: record, shape)
    case "content": return try labeledValue(of: record, shape)
    default: return nil
    }
  }

  private func title(of record: Record, _ shape: ViewShape) -> String? {
    (shape.index(of: "titleKey") ?? shape.index(of: "title")).flatMap { string(of: record.argument($0)) }
  }

  /// What SwiftUI makes of the title and the image of a control.
  func label(of record: Record, _ shape: ViewShape) throws -> Value? {
    guard let title = title(of: record, shape) else { return nil }
    guard let icon = try icon(of: record, shape) else { return try evaluator.makeText(.string(title)) }
    return try evaluator.label(evaluator.makeText(.string(title)), icon: icon)
  }

  private func icon(of record: Record, _ shape: ViewShape) throws -> Value? {
    if let index = shape.index(of: "systemImage") {
      return try evaluator.view("Image", "Image.init(systemName:)", [record.argument(index)])
    }
    guard let index = shape.index(of: "image") else { return nil }
    let isName = record.argument(index).asString != nil
    return try evaluator.view(
      "Image", isName ? "Image.init(_:bundle:)" : "Image.init(_:)",
      isName ? [record.argument(index), .none] : [record.argument(index)])
  }

  /// What `LabeledContent` makes of a value.
  private func labeledValue(of record: Record, _ shape: ViewShape) throws -> Value? {
    guard let index = shape.index(of: "value") else { return nil }
    guard let format = shape.index(of: "format") else {
      return try string(of: record.argument(index)).map { try evaluator.makeText(.string($0)) }
    }
    return try evaluator.view("Text", "Text.init(_:format:)", [record.argument(index), record.argument(format)])
  }
}

extension Evaluator {
  /// A `Label`.
  func label(_ title: Value, icon: Value) throws -> Value {
    try view("Label", of: [type(of: title), type(of: icon)], "Label.init(title:icon:)", [title, icon])
  }

  /// A view of the catalogue.
  func view(
    _ name: String, of types: [TypeToken] = [], _ symbol: String, _ arguments: [Value]
  ) throws -> Value {
    let type = interpreter.types.token(named: name, types)
    return .record(
      Record(function: try initializer(symbol, of: type), generics: types, arguments: arguments, type: type))
  }
}
