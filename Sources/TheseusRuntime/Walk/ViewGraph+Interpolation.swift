import TheseusInterpreter

/// A value of a kept identity that moves from old to new.
struct Interpolation {
  /// The modifier, with the label of the argument: `opacity`, `frame alignment`.
  var property: String
  /// The value before.
  var old: Value
  /// The value after.
  var new: Value
}

extension ViewGraph {
  /// The values that differ between two evaluations of a node's content and can be drawn in between; a part with a transaction
  /// of its own is not looked into, for it is compared by itself.
  func interpolations(from old: Value, to new: Value, in node: ViewNode) -> [Interpolation] {
    switch (old, new) {
    case (.tuple(let a), .tuple(let b)):
      return zip(a.values, b.values).flatMap { interpolations(from: $0, to: $1, in: node) }
    case (.record(let a), .record(let b)):
      let shape = shapes[a.function]
      guard a.function == b.function, isSameIdentity(a, b, shape) else { return [] }
      return a.arguments.indices.flatMap { index in
        index < b.arguments.count && index < shape.uses.count
          ? interpolations(of: index, a.arguments[index], b.arguments[index], shape, in: node) : []
      }
    default: return []
    }
  }

  private func isSameIdentity(_ a: Record, _ b: Record, _ shape: ViewShape) -> Bool {
    switch shape.role {
    case .id: areEqualValues(a.argument(1), b.argument(1))
    case .anyView: evaluator.type(of: a.part) == evaluator.type(of: b.part)
    case .animation, .animationValue, .transaction: false
    default: true
    }
  }

  private func interpolations(
    of index: Int, _ old: Value, _ new: Value, _ shape: ViewShape, in node: ViewNode
  ) -> [Interpolation] {
    switch shape.uses[index] {
    case .base, .content: return interpolations(from: old, to: new, in: node)
    case .value:
      guard ViewShape.animatable.contains(shape.name), !areEqualValues(old, new) else { return [] }
      let label = shape.labels[index].map { " \($0)" } ?? ""
      return [Interpolation(property: shape.name + label, old: old, new: new)]
    default: return []
    }
  }
}

extension ViewShape {
  /// The views and modifiers whose values SwiftUI draws in between.
  static let animatable: Set<String> = [
    "opacity", "offset", "position", "scaleEffect", "rotationEffect", "rotation3DEffect", "transformEffect", "frame",
    "padding", "aspectRatio", "blur", "shadow", "brightness", "contrast", "saturation", "grayscale", "hueRotation",
    "colorMultiply", "cornerRadius", "foregroundColor", "foregroundStyle", "background", "overlay", "border", "tint",
    "fill", "stroke", "strokeBorder", "trim", "inset", "mask", "VStack", "HStack", "ZStack", "RoundedRectangle",
    "ProgressView", "Gauge", "fontWeight", "font", "lineSpacing", "kerning", "tracking",
  ]
}
