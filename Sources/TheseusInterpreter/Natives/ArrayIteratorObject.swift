import TheseusTypes

/// The iterator of an array, or of a collection whose elements are in one.
final class ArrayIteratorObject: NativeObject {
  /// The array.
  let box: ArrayBox
  /// The collection that it goes over; nil for the array itself.
  let collection: Value?
  /// The next position.
  var position = 0

  /// Makes an iterator at the start.
  init(_ box: ArrayBox, in collection: Value? = nil, type: TypeToken) {
    self.box = box
    self.collection = collection
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
    native("_iterate(_:in:)") { arguments in
      .native(ArrayIteratorObject(try arguments.array(0), in: arguments[1], type: arguments.generic(1)))
    }
    native("_CollectionIterator._elements.get") { arguments in
      let iterator = try arguments.iterator(0)
      return iterator.collection ?? .array(iterator.box)
    }
    native("_CollectionIterator._distance.get") { .int(try $0.iterator(0).position) }
    native("_ArrayIterator.next()") { arguments in
      var iterator = try arguments.iterator(0)
      if iterator.position >= iterator.box.elements.count { return .none }
      arguments[0] = .none
      if !isKnownUniquelyReferenced(&iterator) {
        let copy = ArrayIteratorObject(iterator.box, in: iterator.collection, type: iterator.type)
        copy.position = iterator.position
        iterator = copy
      }
      iterator.position += 1
      arguments[0] = .native(iterator)
      return iterator.box.elements[iterator.position - 1].wrapped
    }
  }
}

extension Arguments {
  /// An argument that iterates over an array; nothing else refers to it when it is taken out of the arguments.
  fileprivate func iterator(_ index: Int) throws -> ArrayIteratorObject {
    guard case .native(let object) = self[index], let iterator = object as? ArrayIteratorObject else {
      throw mismatch(index, "_ArrayIterator")
    }
    return iterator
  }
}
