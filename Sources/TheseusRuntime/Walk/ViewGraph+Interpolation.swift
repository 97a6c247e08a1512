import TheseusInterpreter

/// A value of a kept identity that moves from old to new.
struct Interpolation {
  /// The modifier, with the label of the argument: `opacity`, `frame alignment`.
  var property: String
  /// The view that it is drawn for, in a word; nil where it has none.
  var view: String?
  /// The value before.
  var old: Value
  /// The value after.
  var new: Value
}

extension ViewGraph {
  /// The values that differ between two evaluations of a node's content and can be drawn in between; a part with a transaction
  /// of its own is not looked into, for it is compared by itself.
  func interpolations(from old: Value, to new: Value, in node: ViewNode) -> [Interpolation] {
    if isColor(old), isColor(new) { return change(of: "color", "Color", old, new) }
    switch (old, new) {
    case (.tuple(let a), .tuple(let b)):
      return zip(a.values, b.values).flatMap { interpolations(from: $0, to: $1, in: node) }
    case (.record(let a), .record(let b)):
      let shape = shapes[a.function]
      guard a.function == b.function, isSameIdentity(a, b, shape) else { return [] }
      return a.arguments.indices.flatMap { index in
        index < b.arguments.count && index < shape.uses.count
          ? interpolations(of: index, from: a, to: b, shape, in: node) : []
      }
    default: return ownInterpolation(from: old, to: new)
    }
  }

  /// What a view, a modifier or a shape of the program says that can be drawn in between.
  private func ownInterpolation(from old: Value, to new: Value) -> [Interpolation] {
    guard case .structure(let a) = old, case .structure(let b) = new, a.type == b.type else { return [] }
    guard let before = animatableData(of: old), let after = animatableData(of: new) else { return [] }
    let name = evaluator.name(of: evaluator.type(of: new))
    return change(of: "animatableData", name, before, after)
  }

  /// Says that a body which SwiftUI runs for every frame of an animation is run for the last one only
  /// (DOC:animatable).
  func explainFrames(of node: CompositeNode, from old: Value) throws {
    guard renderedTransaction.isAnimated || transactionModifierCount > 0, try transaction(for: node).isAnimated,
      !ownInterpolation(from: old, to: node.value).isEmpty
    else { return }
    explainOnce(
      "animatableData " + node.type.fullName,
      "SwiftUI runs the body of '\(node.type.name)' for every frame of an animation, with the values of 'animatableData' in between; Theseus runs it once, with the last"
    )
  }

  private func animatableData(of value: Value) -> Value? {
    try? evaluator.interpreter.callRequirement(
      "Animatable", "animatableData.get", on: evaluator.type(of: value), [value])
  }

  private func isSameIdentity(_ a: Record, _ b: Record, _ shape: ViewShape) -> Bool {
    switch shape.role {
    case .id: areEqualValues(a.argument(1), b.argument(1))
    case .anyView: evaluator.type(of: a.part) == evaluator.type(of: b.part)
    case .animation, .animationValue, .transaction, .beyondTransactions: false
    default: true
    }
  }

  private func interpolations(
    of index: Int, from a: Record, to b: Record, _ shape: ViewShape, in node: ViewNode
  ) -> [Interpolation] {
    let (old, new) = (a.arguments[index], b.arguments[index])
    let label = shape.labels[index].map { " \($0)" } ?? ""
    switch shape.uses[index] {
    case .base: return interpolations(from: old, to: new, in: node)
    // A color is a view and a style; as a style it belongs to what it fills.
    case .content where shape.isModifier && isColor(old) && isColor(new), .value:
      guard ViewShape.animatable.contains(shape.name) else { return ownInterpolation(from: old, to: new) }
      // A shape is drawn in between by its own values.
      if let part = new.record, evaluator.isViewRecord(part), !isColor(new) {
        return interpolations(from: old, to: new, in: node)
      }
      return change(of: shape.name + label, viewName(of: .record(b)), old, new)
    case .content: return interpolations(from: old, to: new, in: node)
    default: return []
    }
  }

  /// What differs between two values: of a structure with parts of its own, as a stroke's style, those that do.
  private func change(of property: String, _ view: String?, _ old: Value, _ new: Value) -> [Interpolation] {
    if areEqualValues(old, new) { return [] }
    guard case .structure(let a) = old, case .structure(let b) = new, a.type == b.type, a.count > 2,
      let nominal = evaluator.interpreter.types[a.type].nominal
    else { return [Interpolation(property: property, view: view, old: old, new: new)] }
    return evaluator.program[nominal].fields.indices.flatMap { index in
      change(of: "\(property) \(evaluator.program[nominal].fields[index].name)", view, a[index], b[index])
    }
  }

  private func isColor(_ value: Value) -> Bool {
    if case .record = value { evaluator.typeName(of: value) == "Color" } else { false }
  }

  /// The view itself, or what a modifier is applied to, in a word.
  private func viewName(of value: Value) -> String? {
    if let type = compositeType(of: value) { return type.name }
    if let content = value.native as? ModifierContent {
      let contents = content.modifier.contents
      return contents.indices.contains(content.index) ? viewName(of: contents[content.index]) : nil
    }
    guard let record = value.record else { return subview(in: value)?.content.flatMap(viewName) }
    let shape = shapes[record.function]
    return shape.isModifier ? viewName(of: record.argument(0)) : shape.name
  }
}

extension ViewShape {
  /// The views and modifiers whose values SwiftUI draws in between.
  static let animatable: Set<String> = [
    "opacity", "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "frame",
    "padding", "aspectRatio", "blur", "shadow", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorMultiply", "cornerRadius", "foregroundColor", "foregroundStyle", "background", "overlay", "border", "tint",
    "fill", "stroke", "strokeBorder", "trim", "inset", "mask", "VStack", "HStack", "ZStack", "RoundedRectangle",
    "UnevenRoundedRectangle", "clipShape",
    "ProgressView", "Gauge", "fontWeight", "font", "lineSpacing", "kerning", "tracking",
  ]
}
