extension Catalogue {
  /// Sets as objects of Foundation, in the order in which their elements came.
  static let nsSets = #"""
    #module(Foundation)
    class NSSet: NSObject, NSCopying, NSMutableCopying, Sequence, ExpressibleByArrayLiteral, CustomReflectable {
      typealias Element = Any
      typealias ArrayLiteralElement = Any
      var _storage: Set<NSObject>
      override init() { _storage = []; super.init() }
      init(array: [Any]) { _storage = Set(array.map { _stored($0) }); super.init() }
      convenience init(set: Set<AnyHashable>) { self.init(array: Array(set)) }
      @_symbol("NSSet.init(other)") convenience init(set: NSSet) { self.init(array: set.allObjects) }
      convenience init(object: Any) { self.init(array: [object]) }
      convenience init(objects elements: Any...) { self.init(array: elements) }
      required init(arrayLiteral elements: Any...) { _storage = Set(elements.map { _stored($0) }); super.init() }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: allObjects) }
      var count: Int { _storage.count }
      var allObjects: [Any] { _storage.map { _fetched($0) } }
      func anyObject() -> Any? { allObjects.first }
      func member(_ object: Any) -> Any? { _storage.firstIndex(of: _stored(object)).map { _storage[$0] } }
      func contains(_ object: Any) -> Bool { _storage.contains(_stored(object)) }
      func intersects(_ other: Set<AnyHashable>) -> Bool { count < other.count ? allObjects.contains { other.contains($0 as! AnyHashable) } : other.contains { contains($0) } }
      func isSubset(of other: Set<AnyHashable>) -> Bool { count <= other.count && allObjects.allSatisfy { other.contains($0 as! AnyHashable) } }
      func isEqual(to other: Set<AnyHashable>) -> Bool { count == other.count && isSubset(of: other) }
      override func isEqual(_ object: Any?) -> Bool {
        if let other = object as? NSCountedSet, !(self is NSCountedSet) { return other.isEqual(self) }
        return (object as? Set<AnyHashable>).map { isEqual(to: $0) } ?? false
      }
      override var hash: Int { count }
      func adding(_ object: Any) -> Set<AnyHashable> { addingObjects(from: [object]) }
      func addingObjects(from other: [Any]) -> Set<AnyHashable> { Set((allObjects + other).map { $0 as! AnyHashable }) }
      @_symbol("NSSet.addingObjects(set)") func addingObjects(from other: Set<AnyHashable>) -> Set<AnyHashable> { addingObjects(from: Array(other)) }
      @_symbol("NSSet.enumerateObjects(options)") func enumerateObjects(options: NSEnumerationOptions = [], using block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void) { enumerateObjects(block) }
      @_symbol("NSSet.objects(options)") func objects(options: NSEnumerationOptions = [], passingTest test: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> { objects(passingTest: test) }
      func enumerateObjects(_ block: (Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let objects = allObjects
        _visit(Array(objects.indices), []) { block(objects[$0], $1) }
      }
      func objects(passingTest test: (Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateObjects { object, stop in if test(object, stop) { found.insert(object as! AnyHashable) } }
        return found
      }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(_all: allObjects) }
      func makeIterator() -> NSEnumerator.Iterator { objectEnumerator().makeIterator() }
      var customMirror: Mirror { Mirror(reflecting: _storage) }
      override var description: String { _description(0) }
      func _description(_ level: Int) -> String {
        let indent = String(repeating: "    ", count: level)
        let lines = _storage.map { indent + "    " + _text(of: $0, level + 1) }
        return indent + "{(\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + indent + ")}"
      }
      func _text(of object: NSObject, _ level: Int) -> String {
        if let array = object as? NSArray { return array.description(withLocale: nil, indent: level) }
        if let dictionary = object as? NSDictionary { return dictionary.description(withLocale: nil, indent: level) }
        if let set = object as? NSSet { return set._description(level) }
        return "\(object)"
      }
    }
    class NSMutableSet: NSSet {
      override init() { super.init() }
      init(capacity: Int) { super.init() }
      override init(array: [Any]) { super.init(array: array) }
      required init(arrayLiteral elements: Any...) { super.init(array: elements) }
      override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: allObjects) }
      func add(_ object: Any) { _storage.insert(_stored(object)) }
      func remove(_ object: Any) { _storage.remove(_stored(object)) }
      func addObjects(from array: [Any]) { for object in array { add(object) } }
      func removeAllObjects() { _storage = [] }
      func union(_ other: Set<AnyHashable>) { for object in other { add(object) } }
      func minus(_ other: Set<AnyHashable>) { for object in other { remove(object) } }
      func intersect(_ other: Set<AnyHashable>) {
        let others = Set(other.map { _stored($0) })
        _storage = _storage.filter { others.contains($0) }
      }
      func setSet(_ other: Set<AnyHashable>) { _storage = Set(other.map { _stored($0) }) }
    }
    class NSCountedSet: NSMutableSet {
      var _more: [NSObject: Int] = [:]
      override init() { super.init() }
      override init(capacity: Int) { super.init() }
      override init(array: [Any]) {
        super.init()
        for object in array { add(object) }
      }
      required init(arrayLiteral elements: Any...) {
        super.init()
        for object in elements { add(object) }
      }
      override func copy(with zone: NSZone? = nil) -> Any { mutableCopy(with: nil) }
      override func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSCountedSet()
        copy._storage = _storage
        copy._more = _more
        return copy
      }
      func count(for object: Any) -> Int {
        let own = _stored(object)
        return _storage.contains(own) ? (_more[own] ?? 0) + 1 : 0
      }
      override func add(_ object: Any) {
        let own = _stored(object)
        if _storage.contains(own) { _more[own] = (_more[own] ?? 0) + 1 } else { _storage.insert(own) }
      }
      override func remove(_ object: Any) {
        let own = _stored(object)
        if let more = _more[own] { _more[own] = more == 1 ? nil : more - 1 } else { _storage.remove(own) }
      }
      override func removeAllObjects() {
        _storage = []
        _more = [:]
      }
      override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCountedSet else { return _more.isEmpty && super.isEqual(object) }
        return count == other.count && allObjects.allSatisfy { count(for: $0) == other.count(for: $0) }
      }
    }
    """#
}
