extension Catalogue {
  /// Arrays as objects of Foundation, and what walks its collections.
  static let nsArrays = #"""
    #module(Foundation)
    class NSEnumerator: NSObject, Sequence {
      typealias Element = Any
      let _next: () -> Any?
      init(_ next: @escaping () -> Any?) { _next = next; super.init() }
      init(_all elements: [Any]) {
        var rest = elements.makeIterator()
        _next = { rest.next() }
        super.init()
      }
      func nextObject() -> Any? { _next() }
      var allObjects: [Any] { Array(self) }
      struct Iterator: IteratorProtocol {
        typealias Element = Any
        let _enumerator: NSEnumerator
        mutating func next() -> Any? { _enumerator.nextObject() }
      }
      func makeIterator() -> NSEnumerator.Iterator { NSEnumerator.Iterator(_enumerator: self) }
    }
    struct NSEnumerationOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let concurrent: NSEnumerationOptions = NSEnumerationOptions(rawValue: 1)
      static let reverse: NSEnumerationOptions = NSEnumerationOptions(rawValue: 2)
    }
    struct NSSortOptions: OptionSet, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let concurrent: NSSortOptions = NSSortOptions(rawValue: 1)
      static let stable: NSSortOptions = NSSortOptions(rawValue: 16)
    }
    typealias Comparator = (Any, Any) -> ComparisonResult
    func _visit(_ indices: [Int], _ options: NSEnumerationOptions, _ block: (Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
      let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
      stop.initialize(to: ObjCBool(false))
      for index in options.contains(.reverse) ? indices.reversed() : indices {
        block(index, stop)
        if stop.pointee.boolValue { return }
      }
    }
    func _isEqualObject(_ a: Any, _ b: Any) -> Bool {
      if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
      return _stored(a).isEqual(_stored(b))
    }
    class NSArray: NSObject, NSCopying, NSMutableCopying, Sequence, ExpressibleByArrayLiteral, CustomReflectable {
      typealias Element = Any
      typealias ArrayLiteralElement = Any
      var _storage: [AnyObject]
      override init() { _storage = []; super.init() }
      init(array: [Any]) { _storage = array.map { _stored($0) }; super.init() }
      @_symbol("NSArray.init(other)") convenience init(array: NSArray) { self.init(array: array._objects) }
      convenience init(object: Any) { self.init(array: [object]) }
      convenience init(objects elements: AnyObject...) { self.init(array: elements) }
      required init(arrayLiteral elements: Any...) { _storage = elements.map { _stored($0) }; super.init() }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableArray()
        copy._storage = _storage
        return copy
      }
      var count: Int { _storage.count }
      func object(at index: Int) -> Any { _fetched(_storage[index]) }
      subscript(index: Int) -> Any {
        if index < 0 || index >= count { fatalError(description + ": Index out of bounds") }
        return object(at: index)
      }
      var _objects: [Any] { _storage.map { _fetched($0) } }
      var firstObject: Any? { _storage.first.map { _fetched($0) } }
      var lastObject: Any? { _storage.last.map { _fetched($0) } }
      override func isEqual(_ object: Any?) -> Bool { (object as? [Any]).map { isEqual(to: $0) } ?? false }
      override var hash: Int { count }
      func isEqual(to other: [Any]) -> Bool { count == other.count && zip(_objects, other).allSatisfy { _isEqualObject($0, $1) } }
      func adding(_ object: Any) -> [Any] { _objects + [object] }
      func addingObjects(from other: [Any]) -> [Any] { _objects + other }
      func componentsJoined(by separator: String) -> String { _objects.map { "\($0)" }.joined(separator: separator) }
      func contains(_ object: Any) -> Bool {
        guard let wanted = object as? AnyHashable else { return false }
        return _objects.contains { ($0 as? AnyHashable).map { $0 == wanted } ?? false }
      }
      func index(of object: Any) -> Int { index(of: object, in: NSRange(location: 0, length: count)) }
      func index(of object: Any, in range: NSRange) -> Int {
        guard let wanted = object as? AnyHashable else { return NSNotFound }
        for i in 0..<range.length { if let own = self.object(at: range.location + i) as? AnyHashable, wanted == own { return i } }
        return NSNotFound
      }
      func indexOfObjectIdentical(to object: Any) -> Int {
        guard let wanted = object as? NSObject else { return NSNotFound }
        return _objects.firstIndex { ($0 as? NSObject).map { $0 === wanted } ?? false } ?? NSNotFound
      }
      func firstObjectCommon(with other: [Any]) -> Any? {
        let others = other.map { _stored($0) }
        return _objects.first { others.contains(_stored($0)) }
      }
      func subarray(with range: NSRange) -> [Any] { range.length == 0 ? [] : Array(_objects[range.lowerBound..<range.upperBound]) }
      func objects(at indices: IndexSet) -> [Any] { indices.map { object(at: $0) } }
      func sortedArray(comparator: (Any, Any) -> ComparisonResult) -> [Any] { _objects.sorted { comparator($0, $1) == .orderedAscending } }
      @_symbol("NSArray.sortedArray(options)") func sortedArray(options: NSSortOptions = [], usingComparator comparator: (Any, Any) -> ComparisonResult) -> [Any] { sortedArray(comparator: comparator) }
      func enumerateObjects(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { enumerateObjects(options: [], using: block) }
      @_symbol("NSArray.enumerateObjects(options)") func enumerateObjects(options: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _visit(Array(0..<count), options) { block(object(at: $0), $0, $1) } }
      @_symbol("NSArray.enumerateObjects(at)") func enumerateObjects(at indices: IndexSet, options: NSEnumerationOptions = [], using block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) { _visit(Array(indices), options) { block(object(at: $0), $0, $1) } }
      func indexOfObject(passingTest test: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int { indexOfObject(options: [], passingTest: test) }
      @_symbol("NSArray.indexOfObject(options)") func indexOfObject(options: NSEnumerationOptions, passingTest test: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Int {
        var found = NSNotFound
        enumerateObjects(options: options) { object, index, stop in
          if test(object, index, stop) {
            found = index
            stop.pointee = true
          }
        }
        return found
      }
      func indexesOfObjects(passingTest test: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet { indexesOfObjects(options: [], passingTest: test) }
      @_symbol("NSArray.indexesOfObjects(options)") func indexesOfObjects(options: NSEnumerationOptions, passingTest test: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Bool) -> IndexSet {
        var found = IndexSet()
        enumerateObjects(options: options) { object, index, stop in if test(object, index, stop) { found.insert(index) } }
        return found
      }
      func pathsMatchingExtensions(_ extensions: [String]) -> [String] { _objects.compactMap { $0 as? String }.filter { extensions.contains(NSString(string: $0).pathExtension) } }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(_all: _objects) }
      func reverseObjectEnumerator() -> NSEnumerator { NSEnumerator(_all: _objects.reversed()) }
      struct Iterator: IteratorProtocol {
        typealias Element = Any
        let _array: NSArray
        let _end: Int
        var _index: Int
        mutating func next() -> Any? {
          if _index == _end { return nil }
          _index += 1
          return _array.object(at: _index - 1)
        }
      }
      func makeIterator() -> NSArray.Iterator { NSArray.Iterator(_array: self, _end: count, _index: 0) }
      var customMirror: Mirror { Mirror(reflecting: _storage) }
      override var description: String { description(withLocale: nil) }
      func description(withLocale locale: Any?, indent level: Int = 0) -> String {
        let indent = String(repeating: "    ", count: level)
        let lines = _objects.map { indent + "    " + _text(of: $0, level + 1) }
        return indent + "(\n" + lines.joined(separator: ",\n") + (lines.isEmpty ? "" : "\n") + indent + ")"
      }
      func _text(of object: Any, _ level: Int) -> String {
        if let text = object as? String { return text.isEmpty || text.rangeOfCharacter(from: CharacterSet.alphanumerics.inverted) != nil ? "\"" + text + "\"" : text }
        if let array = object as? [Any] { return NSArray(array: array).description(withLocale: nil, indent: level) }
        if let dictionary = object as? [AnyHashable: Any] { return NSDictionary(dictionary: dictionary).description(withLocale: nil, indent: level) }
        return "\(object)"
      }
    }
    class NSMutableArray: NSArray {
      override init() { super.init() }
      override init(array: [Any]) { super.init(array: array) }
      @_symbol("NSMutableArray.init(object)") convenience init(array: NSArray) {
        self.init(array: [])
        _storage = array._storage
      }
      init(capacity: Int) { super.init() }
      required init(arrayLiteral elements: Any...) { super.init(array: elements) }
      override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSArray()
        copy._storage = _storage
        return copy
      }
      override subscript(index: Int) -> Any { get { object(at: index) } set { replaceObject(at: index, with: newValue) } }
      func add(_ object: Any) { _storage.append(_stored(object)) }
      func insert(_ object: Any, at index: Int) { _storage.insert(_stored(object), at: index) }
      @_symbol("NSMutableArray.insert(many)") func insert(_ objects: [Any], at indices: IndexSet) { for (object, index) in zip(objects, indices) { insert(object, at: index) } }
      func addObjects(from other: [Any]) { _storage += other.map { _stored($0) as AnyObject } }
      func replaceObject(at index: Int, with object: Any) { _storage[index] = _stored(object) }
      func exchangeObject(at first: Int, withObjectAt second: Int) { _storage.swapAt(first, second) }
      func removeLastObject() { if count > 0 { _storage.removeLast() } }
      func removeObject(at index: Int) { _storage.remove(at: index) }
      func removeObjects(at indices: IndexSet) { for index in indices.reversed() { _storage.remove(at: index) } }
      func removeAllObjects() { _storage = [] }
      func remove(_ object: Any) {
        let index = index(of: object)
        if index != NSNotFound { removeObject(at: index) }
      }
      @_symbol("NSMutableArray.remove(range)") func remove(_ object: Any, in range: NSRange) {
        let index = index(of: object, in: range)
        if index != NSNotFound { removeObject(at: range.location + index) }
      }
      func replaceObjects(at indices: IndexSet, with objects: [Any]) { for (object, index) in zip(objects, indices) { replaceObject(at: index, with: object) } }
      func removeObject(identicalTo object: Any) {
        let index = indexOfObjectIdentical(to: object)
        if index != NSNotFound { removeObject(at: index) }
      }
      func removeObjects(in other: [Any]) {
        let others = Set(other.map { $0 as! AnyHashable })
        for index in (0..<count).reversed() { if let own = object(at: index) as? AnyHashable, others.contains(own) { removeObject(at: index) } }
      }
      @_symbol("NSMutableArray.removeObjects(range)") func removeObjects(in range: NSRange) { _storage.removeSubrange(range.lowerBound..<range.upperBound) }
      func setArray(_ other: [Any]) { _storage = other.map { _stored($0) } }
      func sort(comparator: (Any, Any) -> ComparisonResult) { setArray(sortedArray(comparator: comparator)) }
      @_symbol("NSMutableArray.sort(options)") func sort(options: NSSortOptions = [], usingComparator comparator: (Any, Any) -> ComparisonResult) { sort(comparator: comparator) }
    }
    """#
}
