import TheseusTypes

/// Packs: tuples of any number of elements, one too.
extension Interpreter {
  /// The elements of a pack, or of a tuple that is made of all of a pack: of one element, that alone.
  func elements(of value: Value, packed pack: TypeToken?) -> [Value] {
    if let pack, types[pack].arguments.count == 1 { return [value] }
    guard case .tuple(let box) = value else { return [] }
    return (0..<box.header.count).map { box[$0] }
  }

  /// A pack or tuple with the elements of an array.
  func gathered(_ array: Value, as type: TypeToken) -> Value {
    guard case .array(let box) = array else { return array }
    let values = Array(box.elements)
    if case .pack = types[type].type { return .tuple(Aggregate.make(type: type, values)) }
    switch values.count {
    case 0: return .void
    case 1: return values[0]
    default: return .tuple(Aggregate.make(type: type, values))
    }
  }

  /// Generic arguments with the type of an element of a pack in its place; nil if the pack has no such element.
  func binding(
    _ index: Value, of pack: TypeToken, at place: Int, in generics: GenericArguments
  ) -> GenericArguments? {
    let elements = types[pack].arguments
    guard case .int(let index) = index, elements.indices.contains(index) else { return nil }
    var arguments = types[generics]
    while arguments.count <= place { arguments.append(.unknown) }
    arguments[place] = elements[index]
    return types.list(arguments)
  }
}
