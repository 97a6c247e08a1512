import TheseusTypes

/// The iterator of an array.
final class ArrayIteratorObject: NativeObject {
  /// The array.
  let box: ArrayBox
  /// The next position.
  var position = 0

  /// Makes an iterator at the start.
  init(_ box: ArrayBox, type: TypeToken) {
    self.box = box
    super.init(type: type)
  }
}

extension NativeTable {
  /// The iterators of arrays, and of what is iterated as an array.
  mutating func addArrayIterator() {
    native("Array.makeIterator()") { arguments in
      let box = try arguments.array(0)
      let element = arguments.interpreter.types[box.type].arguments.first ?? .unknown
      return .native(
        ArrayIteratorObject(box, type: arguments.interpreter.types.token(named: "_ArrayIterator", [element])))
    }
    native("_iterate(_:)") { arguments in
      .native(ArrayIteratorObject(try arguments.array(0), type: arguments.generic(1)))
    }
    native("_ArrayIterator.next()") { arguments in
      guard case .native(let object) = arguments[0], var iterator = object as? ArrayIteratorObject else {
        throw arguments.mismatch(0, "_ArrayIterator")
      }
      if iterator.position >= iterator.box.elements.count { return .none }
      arguments[0] = .none
      if !isUnique(object, besides: &iterator) {
        let copy = ArrayIteratorObject(iterator.box, type: iterator.type)
        copy.position = iterator.position
        iterator = copy
      }
      iterator.position += 1
      arguments[0] = .native(iterator)
      return iterator.box.elements[iterator.position - 1].wrapped
    }
  }
}

/// Whether nothing but these two variables refers to an iterator, which is a value to the program.
private func isUnique(_ object: consuming NativeObject, besides iterator: inout ArrayIteratorObject) -> Bool {
  _ = consume object
  return isKnownUniquelyReferenced(&iterator)
}

extension Interpreter {
  /// What an array's iterator is made of in Swift; nil for those of other types, which show nothing.
  func parts(of iterator: ArrayIteratorObject) -> [Child]? {
    guard types[iterator.type].nominal == types.nominal("_ArrayIterator") else { return nil }
    return [("_elements", .array(iterator.box)), ("_position", .int(iterator.position))]
  }

  /// What `print` shows of an iterator.
  func text(of iterator: ArrayIteratorObject, isNested: Bool) throws(EvaluationError) -> String {
    guard let parts = parts(of: iterator) else { return typeName(iterator.type, isNested: true) }
    var fields: [String] = []
    for (label, value) in parts { fields.append((label ?? "") + ": " + (try debugDescription(of: value))) }
    return typeName(iterator.type, isNested: isNested) + "(" + fields.joined(separator: ", ") + ")"
  }
}
