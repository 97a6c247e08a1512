extension Catalogue {
  /// Dictionaries as objects of Foundation, in the order in which their keys came.
  static let nsDictionaries = #"""
    #module(Foundation)
    class NSDictionary: NSObject, NSCopying, NSMutableCopying, Sequence, ExpressibleByDictionaryLiteral {
      typealias Key = Any
      typealias Value = Any
      typealias Element = (key: Any, value: Any)
      var _storage: [NSObject: AnyObject]
      override init() { _storage = [:]; super.init() }
      init(dictionary: [AnyHashable: Any]) {
        _storage = [:]
        super.init()
        for (key, value) in dictionary { _storage[_stored(key)] = _stored(value) }
      }
      @_symbol("NSDictionary.init(other)") init(dictionary: NSDictionary) { _storage = dictionary._storage; super.init() }
      init(objects: [Any], forKeys keys: [NSObject]) {
        _storage = [:]
        super.init()
        for (object, key) in zip(objects, keys) { _storage[key] = _stored(object) }
      }
      convenience init(object: Any, forKey key: any NSCopying) { self.init(objects: [object], forKeys: [key as! NSObject]) }
      required init(dictionaryLiteral elements: (Any, Any)...) {
        _storage = [:]
        super.init()
        for (key, value) in elements { _storage[_stored(key)] = _stored(value) }
      }
      func copy(with zone: NSZone? = nil) -> Any { self }
      func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableDictionary(dictionary: self) }
      var count: Int { _storage.count }
      func object(forKey key: Any) -> Any? { _storage[_stored(key)].map { _fetched($0) } }
      func value(forKey key: String) -> Any? { object(forKey: key) }
      subscript(key: Any) -> Any? { object(forKey: key) }
      var allKeys: [Any] { Array(_storage.keys) }
      var allValues: [Any] { Array(_storage.values) }
      func allKeys(for object: Any) -> [Any] {
        guard let wanted = object as? AnyHashable else { return [] }
        return _pairs.filter { ($0.value as? AnyHashable) == wanted }.map { $0.key }
      }
      var _pairs: [(key: Any, value: Any)] { _storage.map { (key: _fetched($0.key), value: _fetched($0.value)) } }
      func objects(forKeys keys: [Any], notFoundMarker marker: Any) -> [Any] { keys.map { object(forKey: $0) ?? marker } }
      func keyEnumerator() -> NSEnumerator { NSEnumerator(_all: _pairs.map { $0.key }) }
      func objectEnumerator() -> NSEnumerator { NSEnumerator(_all: _pairs.map { $0.value }) }
      func enumerateKeysAndObjects(_ block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) { enumerateKeysAndObjects(options: [], using: block) }
      @_symbol("NSDictionary.enumerateKeysAndObjects(options)") func enumerateKeysAndObjects(options: NSEnumerationOptions = [], using block: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Void) {
        let pairs = _pairs
        _visit(Array(pairs.indices), []) { block(pairs[$0].key, pairs[$0].value, $1) }
      }
      @_symbol("NSDictionary.keysOfEntries(options)") func keysOfEntries(options: NSEnumerationOptions = [], passingTest test: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> { keysOfEntries(passingTest: test) }
      func keysOfEntries(passingTest test: (Any, Any, UnsafeMutablePointer<ObjCBool>) -> Bool) -> Set<AnyHashable> {
        var found: Set<AnyHashable> = []
        enumerateKeysAndObjects { key, value, stop in if test(key, value, stop) { found.insert(key as! AnyHashable) } }
        return found
      }
      func keysSortedByValue(comparator: (Any, Any) -> ComparisonResult) -> [Any] { _unsupported("NSDictionary.keysSortedByValue(comparator:)") }
      override func isEqual(_ object: Any?) -> Bool { (object as? [AnyHashable: Any]).map { isEqual(to: $0) } ?? false }
      override var hash: Int { count }
      func isEqual(to other: [AnyHashable: Any]) -> Bool {
        count == other.count && _pairs.allSatisfy { pair in other[pair.key as! AnyHashable].map { _isEqualObject($0, pair.value) } ?? false }
      }
      struct Iterator: IteratorProtocol {
        typealias Element = (key: Any, value: Any)
        let _dictionary: NSDictionary
        var _keys: [Any]
        var _index: Int
        mutating func next() -> (key: Any, value: Any)? {
          if _index == _keys.count { return nil }
          _index += 1
          let key = _keys[_index - 1]
          return (key: key, value: _dictionary.object(forKey: key)!)
        }
      }
      func makeIterator() -> NSDictionary.Iterator { NSDictionary.Iterator(_dictionary: self, _keys: allKeys, _index: 0) }
      override var description: String { description(withLocale: nil) }
      func description(withLocale locale: Any?, indent level: Int = 0) -> String {
        let indent = String(repeating: "    ", count: level)
        let lines = _storage.map { indent + "    " + _text(of: $0.key, level + 1) + " = " + _text(of: _fetched($0.value), level + 1) + ";\n" }
        return indent + "{\n" + lines.joined() + indent + "}"
      }
      func _text(of object: Any, _ level: Int) -> String {
        if let array = object as? NSArray { return array.description(withLocale: nil, indent: level) }
        if let dictionary = object as? NSDictionary { return dictionary.description(withLocale: nil, indent: level) }
        if let set = object as? NSOrderedSet { return set.description(withLocale: nil, indent: level) }
        if let set = object as? NSSet { return set.description }
        return "\(object)"
      }
    }
    class NSMutableDictionary: NSDictionary {
      override init() { super.init() }
      init(capacity: Int) { super.init() }
      override init(dictionary: [AnyHashable: Any]) { super.init(dictionary: dictionary) }
      override init(dictionary: NSDictionary) { super.init(dictionary: dictionary) }
      override init(objects: [Any], forKeys keys: [NSObject]) { super.init(objects: objects, forKeys: keys) }
      required init(dictionaryLiteral elements: (Any, Any)...) {
        super.init()
        for (key, value) in elements { _storage[_stored(key)] = _stored(value) }
      }
      override func copy(with zone: NSZone? = nil) -> Any { NSDictionary(dictionary: self) }
      @_symbol("NSMutableDictionary.subscript") subscript(key: AnyHashable) -> Any? {
        get { object(forKey: key) }
        set { if let newValue { setObject(newValue, forKey: key) } else { removeObject(forKey: key) } }
      }
      func setObject(_ object: Any, forKey key: AnyHashable) { _storage[_stored(key)] = _stored(object) }
      func removeObject(forKey key: Any) { _storage[_stored(key)] = nil }
      func removeObjects(forKeys keys: [Any]) { for key in keys { removeObject(forKey: key) } }
      func removeAllObjects() { _storage = [:] }
      func addEntries(from other: [AnyHashable: Any]) { for (key, value) in other { setObject(value, forKey: key) } }
      func setDictionary(_ other: [AnyHashable: Any]) {
        removeAllObjects()
        addEntries(from: other)
      }
    }
    """#
}
