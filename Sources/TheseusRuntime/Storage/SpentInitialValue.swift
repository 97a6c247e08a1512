import TheseusInterpreter
import TheseusTrace

/// The initial value of a `@State` whose storage has its value.
///
/// SwiftUI discards the objects that a view made again creates for nothing straight away (semantics 4.2), so it keeps none of them alive; it
/// still tells whether the next initial value is the same.
final class SpentInitialValue: NativeObject {
  /// The value, with weak references to its objects.
  let value: Value
  private let words: String

  /// Makes it of a value; nil if that holds no objects, or holds them where a reference to them would be missed.
  init?(_ value: Value, in graph: ViewGraph) {
    guard let weakened = graph.weakened(value) else { return nil }
    self.value = weakened
    words = graph.evaluator.traceValue(value).literal
    super.init(type: .unknown)
  }

  override var description: String { words }
}

extension ViewGraph {
  /// Lets go of the objects in the initial values of a view whose storage exists, in the view's value and in what its maker's body showed.
  func spendInitialValues(of node: CompositeNode) {
    guard !node.type.stateWithObjects.isEmpty, case .structure(let old) = node.value else { return }
    var new: Aggregate?
    for info in node.type.stateWithObjects {
      guard let spent = SpentInitialValue(old[info.field].field(0), in: self) else { continue }
      let copy = new ?? old.copy()
      copy[info.field] = old[info.field].replacingField(0, with: .native(spent))
      new = copy
    }
    guard let new else { return }
    node.value = .structure(new)
    replace(old, by: new, inContentsAbove: node)
  }

  /// A view value stands in the content of the nodes between its node and the one that made it.
  ///
  /// What a modifier is applied to is left as it is: its body may place it again, and then it begins with its initial values.
  private func replace(_ old: Aggregate, by new: Aggregate, inContentsAbove node: ViewNode) {
    var current = node.parent
    while let ancestor = current, !(ancestor is PlacementNode) {
      if let content = ancestor.content.flatMap({ $0.replacing(old, by: new) }) { ancestor.content = content }
      if ancestor.isHolder || ancestor is ContentNode || ancestor is RowNode { return }
      current = ancestor.parent
    }
  }

  /// A value with weak references in place of its objects; nil if it holds none, or if code of the program compares it.
  fileprivate func weakened(_ value: Value) -> Value? {
    switch value {
    case .object(let object): return .weak(WeakReference(object, isUnowned: false))
    case .structure(let box):
      guard comparison(of: box.type) == .fields else { return nil }
      return weakened(box).map { .structure($0) }
    case .payload(let box): return weakened(box).map { .payload($0) }
    case .tuple(let box): return weakened(box).map { .tuple($0) }
    case .array(let box):
      let elements = box.elements.map { weakened($0) }
      guard elements.contains(where: { $0 != nil }) else { return nil }
      return .array(ArrayBox(zip(elements, box.elements).map { $0 ?? $1 }, type: box.type))
    default: return nil
    }
  }

  private func weakened(_ box: Aggregate) -> Aggregate? {
    var result: Aggregate?
    for index in 0..<box.count {
      guard let value = weakened(box[index]) else { continue }
      let copy = result ?? box.copy()
      copy[index] = value
      result = copy
    }
    return result
  }
}

extension Value {
  /// A view with the value of one of its views replaced; nil if that is not there.
  fileprivate func replacing(_ old: Aggregate, by new: Aggregate) -> Value? {
    switch self {
    case .structure(let box): return box === old ? .structure(new) : nil
    case .record(let record):
      return Value.replacing(old, by: new, in: record.arguments).map { replacingArguments($0) }
    case .tuple(let box):
      return Value.replacing(old, by: new, in: box.values).map { .tuple(Aggregate.make(type: box.type, $0)) }
    default: return nil
    }
  }

  private static func replacing(_ old: Aggregate, by new: Aggregate, in values: [Value]) -> [Value]? {
    for (index, value) in values.enumerated() {
      guard let replaced = value.replacing(old, by: new) else { continue }
      var result = values
      result[index] = replaced
      return result
    }
    return nil
  }
}
