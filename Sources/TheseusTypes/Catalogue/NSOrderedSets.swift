extension Catalogue {
  /// Ordered sets of Foundation; one made of an array keeps what stands in it twice, though it counts it once.
  static let nsOrderedSets = #"""
    #module(Foundation)
    class NSOrderedSet: NSObject, NSCopying, NSMutableCopying, Sequence, ExpressibleByArrayLiteral {
      typealias Element = Any
      typealias ArrayLiteralElement = Any
      let _set: NSMutableSet
      let _array: NSMutableArray
      override init() { _set = NSMutableSet(); _array = NSMutableArray(); super.init() }
      init(array: [Any]) { _set = NSMutableSet(array: array); _array = NSMutableArray(array: array); super.init() }
      required init(arrayLiteral elements: Any...) { _set = NSMutableSet(array: elements); _array = NSMutableArray(array: elements); super.init() }
      convenience init(object: Any) { self.init(array: [object]) }
      convenience init(objects elements: Any...) { self.init(array: elements) }
      convenience init(orderedSet: NSOrderedSet) { self.init(array: orderedSet.array) }
      convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableOrderedSet()
        copy._set._storage = _set._storage
        copy._array._storage = _array._storage
        return copy
      }
      var count: Int { _set.count }
      func object(at index: Int) -> Any {
        if index < 0 || index >= count { _trap(description + ": Index out of bounds") }
        return _array.object(at: index)
      }
      subscript(index: Int) -> Any { object(at: index) }
      var firstObject: Any? { _array.firstObject }
      var lastObject: Any? { _array.lastObject }
      var array: [Any] { _array._storage }
      var set: Set<AnyHashable> { Set(_set._storage.map { $0 as AnyHashable }) }
      func index(of object: Any) -> Int { _array.index(of: object) }
      func contains(_ object: Any) -> Bool { _set.contains(object) }
      func objects(at indices: IndexSet) -> [Any] { indices.map { object(at: $0) } }
      var reversed: NSOrderedSet { NSOrderedSet(array: _array._objects.reversed()) }
      func intersects(_ other: NSOrderedSet) -> Bool { _array._objects.contains { other.contains($0) } }
      func isSubset(of other: NSOrderedSet) -> Bool { count <= other.count && _array._objects.allSatisfy { other.contains($0) } }
      override func isEqual(_ object: Any?) -> Bool { (object as? NSOrderedSet).map { isEqual(to: $0) } ?? false }
      func isEqual(to other: NSOrderedSet) -> Bool {
        if count != other.count { return false }
        for i in 0..<count { if let a = object(at: i) as? AnyHashable, let b = other.object(at: i) as? AnyHashable, a != b { return false } }
        return true
      }
      func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _array.enumerateObjects(block) }
      func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] { _array.sortedArray(comparator: comparator) }
      func objectEnumerator() -> NSEnumerator { _array.objectEnumerator() }
      func reverseObjectEnumerator() -> NSEnumerator { _array.reverseObjectEnumerator() }
      func makeIterator() -> NSEnumerator.Iterator { objectEnumerator().makeIterator() }
      override var description: String { _array.description }
      func description(withLocale locale: Any?, indent level: Int = 0) -> String { _array.description(withLocale: nil, indent: level) }
    }
    class NSMutableOrderedSet: NSOrderedSet {
      override init() { super.init() }
      init(capacity: Int) { super.init() }
      override init(array: [Any]) { super.init(array: array) }
      required init(arrayLiteral elements: Any...) {
        super.init()
        addObjects(from: elements)
      }
      override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: _array._storage) }
      override subscript(index: Int) -> Any { get { object(at: index) } set { replaceObject(at: index, with: newValue) } }
      func add(_ object: Any) { if !contains(object) { _set.add(object); _array.add(object) } }
      func addObjects(from array: [Any]) { for object in array { add(object) } }
      func insert(_ object: Any, at index: Int) {
        if index < 0 || index > count { _trap(description + ": Index out of bounds") }
        if !contains(object) { _set.add(object); _array.insert(object, at: index) }
      }
      func remove(_ object: Any) {
        _set.remove(object)
        _array.remove(object)
      }
      func removeObject(at index: Int) {
        _set.remove(object(at: index))
        _array.removeObject(at: index)
      }
      func removeObjects(in array: [Any]) { for object in array { remove(object) } }
      func removeAllObjects() {
        _set.removeAllObjects()
        _array.removeAllObjects()
      }
      func replaceObject(at index: Int, with object: Any) {
        _set.remove(self.object(at: index))
        _set.add(object)
        _array.replaceObject(at: index, with: object)
      }
      func setObject(_ object: Any, at index: Int) { if index == count { insert(object, at: index) } else { replaceObject(at: index, with: object) } }
      func exchangeObject(at first: Int, withObjectAt second: Int) { _array.exchangeObject(at: first, withObjectAt: second) }
      func moveObjects(at indices: IndexSet, to index: Int) {
        let moved = indices.reversed().map { position in
          let object = object(at: position)
          removeObject(at: position)
          return object
        }
        for object in moved { insert(object, at: index) }
      }
      func union(_ other: NSOrderedSet) { for object in other { add(object) } }
      func minus(_ other: NSOrderedSet) { for object in other { remove(object) } }
      func sort(comparator: (Any, Any) -> ComparisonResult) { _array.sort(comparator: comparator) }
    }
    """#
}
