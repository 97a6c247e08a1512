extension Catalogue {
  /// `Dictionary`.
  static let dictionaries = #"""
    struct Dictionary<Key: Hashable, Value>: Collection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias Element = (key: Key, value: Value)
      typealias SubSequence = Slice<[Key: Value]>
      typealias Indices = DefaultIndices<[Key: Value]>
      struct Index: Comparable, Hashable {
        var _position: Int
        var _age: Int
        static func == (a: Index, b: Index) -> Bool { a._position == b._position }
        static func < (a: Index, b: Index) -> Bool { a._position < b._position }
        func hash(into hasher: inout Hasher) { hasher.combine(_position) }
      }
      struct Iterator: IteratorProtocol, CustomReflectable {
        typealias Element = (key: Key, value: Value)
        @_symbol("_ArrayIterator.next()") mutating func next() -> (key: Key, value: Value)?
        var customMirror: Mirror { Mirror(self, children: [:]) }
      }
      struct Keys: Collection, Equatable, CustomStringConvertible, CustomDebugStringConvertible {
        func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        var _foreseenCount: Int { 0 }
        typealias Element = Key
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
        struct Iterator: IteratorProtocol, CustomReflectable {
          typealias Element = Key
          @_symbol("_ArrayIterator.next()") mutating func next() -> Key?
          var customMirror: Mirror { Mirror(self, children: ["_base": _iterate([Key]()) as Dictionary<Key, Value>.Iterator], displayStyle: .struct) }
        }
        var _base: [Key: Value]
        var startIndex: Dictionary<Key, Value>.Index { _base.startIndex }
        var endIndex: Dictionary<Key, Value>.Index { _base.endIndex }
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
        subscript(position: Dictionary<Key, Value>.Index) -> Key { _base[position].key }
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index { _base.index(after: i) }
        func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator { _iterate(_base._keys) }
        func firstIndex(of key: Key) -> Dictionary<Key, Value>.Index? { _base.index(forKey: key) }
        func contains(_ element: Key) -> Bool { _base._has(element) }
        static func == (a: Dictionary<Key, Value>.Keys, b: Dictionary<Key, Value>.Keys) -> Bool { Set(a._base._keys) == Set(b._base._keys) }
        var description: String { _base._keys.description }
        var debugDescription: String { "Dictionary.Keys(" + _base._keys.debugDescription + ")" }
      }
      struct Values: MutableCollection, CustomStringConvertible, CustomDebugStringConvertible {
        func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
          var result: [T] = []
          for element in self { result.append(try transform(element)) }
          return result
        }
        var _foreseenCount: Int { 0 }
        typealias Element = Value
        typealias Index = Dictionary<Key, Value>.Index
        typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
        typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
        struct Iterator: IteratorProtocol, CustomReflectable {
          typealias Element = Value
          @_symbol("_ArrayIterator.next()") mutating func next() -> Value?
          var customMirror: Mirror { Mirror(self, children: ["_base": _iterate([Value]()) as Dictionary<Key, Value>.Iterator], displayStyle: .struct) }
        }
        var _base: [Key: Value]
        var startIndex: Dictionary<Key, Value>.Index { _base.startIndex }
        var endIndex: Dictionary<Key, Value>.Index { _base.endIndex }
        var count: Int { _base.count }
        var isEmpty: Bool { _base.isEmpty }
        subscript(position: Dictionary<Key, Value>.Index) -> Value { get { _base[position].value } set { _base[_base[position].key] = .some(newValue) } }
        func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index { _base.index(after: i) }
        func makeIterator() -> Dictionary<Key, Value>.Values.Iterator { _iterate(_base._values) }
        var description: String { _base._values.description }
        var debugDescription: String { "Dictionary.Values(" + _base._values.debugDescription + ")" }
      }
      init()
      init(minimumCapacity: Int) {
        self.init()
        reserveCapacity(minimumCapacity)
      }
      init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }
      init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
        self.init()
        for (key, value) in pairs {
          if _has(key) { _trap("Duplicate values for key: '" + String(describing: key as Any) + "'") }
          self[key] = .some(value)
        }
      }
      init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        self.init()
        for (key, value) in pairs {
          if let old = self[key] { self[key] = .some(try combine(old, value)) } else { self[key] = .some(value) }
        }
      }
      init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows where Value == [S.Element] {
        self.init()
        for value in values { self[try keyForValue(value), default: []].append(value) }
      }
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var capacity: Int { get }
      var keys: Dictionary<Key, Value>.Keys { Dictionary<Key, Value>.Keys(_base: self) }
      var values: Dictionary<Key, Value>.Values { get { Dictionary<Key, Value>.Values(_base: self) } set { self = newValue._base } }
      var _keys: [Key] { get }
      var _values: [Value] { get }
      var _pairs: [(key: Key, value: Value)] { get }
      var description: String { get }
      var debugDescription: String { description }
      func _has(_ key: Key) -> Bool
      subscript(key: Key) -> Value? { get set }
      subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get set }
      @_symbol("Dictionary.subscript(position)") subscript(position: Dictionary<Key, Value>.Index) -> Element { _pair(position._position, position._age) }
      func _pair(_ position: Int, _ age: Int) -> (key: Key, value: Value)
      func _position(_ key: Key) -> Int
      func _next(_ position: Int) -> Int
      var _end: Int { get }
      var _age: Int { get }
      var startIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_position: _next(0), _age: _age) }
      var endIndex: Dictionary<Key, Value>.Index { Dictionary<Key, Value>.Index(_position: _end, _age: _age) }
      func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index {
        if i == endIndex { _trap("Attempting to access Dictionary elements using an invalid index") }
        return Dictionary<Key, Value>.Index(_position: _next(i._position + 1), _age: _age)
      }
      func index(forKey key: Key) -> Dictionary<Key, Value>.Index? {
        let position = _position(key)
        return position < 0 ? nil : Dictionary<Key, Value>.Index(_position: position, _age: _age)
      }
      @_extension("Collection") var first: Element? { _pairs.first }
      func makeIterator() -> Dictionary<Key, Value>.Iterator { _iterate(_pairs) }
      @_extension("Collection") func randomElement() -> Element? { _pairs.randomElement() }
      @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
        let old = self[key]
        self[key] = .some(value)
        return old
      }
      @discardableResult mutating func removeValue(forKey key: Key) -> Value?
      @discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index) -> Element {
        let pair = _pair(index._position, index._age)
        removeValue(forKey: pair.key)
        return pair
      }
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func reserveCapacity(_ n: Int)
      mutating func popFirst() -> Element? { isEmpty ? nil : remove(at: startIndex) }
      func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {
        var result: [Key: Value] = [:]
        for pair in self { if try isIncluded(pair) { result[pair.key] = .some(pair.value) } }
        return result
      }
      func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        result.reserveCapacity(capacity)
        for pair in self { result[pair.key] = .some(try transform(pair.value)) }
        return result
      }
      func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {
        var result: [Key: T] = [:]
        for pair in self { if let value = try transform(pair.value) { result[pair.key] = .some(value) } }
        return result
      }
      mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {
        for pair in other {
          if let old = self[pair.key] { self[pair.key] = .some(try combine(old, pair.value)) } else { self[pair.key] = .some(pair.value) }
        }
      }
      @_symbol("Dictionary.merge(sequence)") mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows where S.Element == (Key, Value) {
        for (key, value) in other {
          if let old = self[key] { self[key] = .some(try combine(old, value)) } else { self[key] = .some(value) }
        }
      }
      func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
      @_symbol("Dictionary.merging(sequence)") func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] where S.Element == (Key, Value) {
        var result = self
        try result.merge(other, uniquingKeysWith: combine)
        return result
      }
    }
    extension Dictionary: Equatable where Value: Equatable {
      static func == (a: [Key: Value], b: [Key: Value]) -> Bool
    }
    extension Dictionary: Hashable where Value: Hashable {
      func hash(into hasher: inout Hasher)
    }
    extension Dictionary: Sendable where Key: Sendable, Value: Sendable {
    }
    extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
      func encode(to encoder: any Encoder) throws {
        if _isTextKey(Key.self) {
          var container = encoder.container(keyedBy: _DictionaryCodingKey.self)
          for pair in self { try container.encode(pair.value, forKey: _dictionaryKey(pair.key)) }
        } else {
          var container = encoder.unkeyedContainer()
          for pair in self {
            try container.encode(pair.key)
            try container.encode(pair.value)
          }
        }
      }
    }
    extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
      init(from decoder: any Decoder) throws {
        var result: [Key: Value] = [:]
        if _isTextKey(Key.self) {
          let container = try decoder.container(keyedBy: _DictionaryCodingKey.self)
          for key in container.allKeys {
            guard let typed = _key(key, Key.self) else {
              if Key.self == Int.self { throw DecodingError.typeMismatch(Key.self, DecodingError.Context(codingPath: container.codingPath + [key], debugDescription: "Expected Int key but found String key instead.")) }
              throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "Could not convert key to type " + String(describing: Key.self))
            }
            result[typed] = .some(try container.decode(Value.self, forKey: key))
          }
        } else {
          var container = try decoder.unkeyedContainer()
          while !container.isAtEnd {
            let key = try container.decode(Key.self)
            result[key] = .some(try container.decode(Value.self))
          }
        }
        self = result
      }
    }
    protocol _TextKeyed { }
    extension Dictionary: _TextKeyed where Key == String { }
    func _isTextKey<K>(_ type: K.Type) -> Bool { type == String.self || type == Int.self || type is any CodingKeyRepresentable.Type }
    func _dictionaryKey<K>(_ key: K) -> _DictionaryCodingKey {
      if let text = key as? String { return _DictionaryCodingKey(stringValue: text) }
      if let number = key as? Int { return _DictionaryCodingKey(intValue: number) }
      return _DictionaryCodingKey((key as! any CodingKeyRepresentable).codingKey)
    }
    func _key<K>(_ key: _DictionaryCodingKey, _ type: K.Type) -> K? {
      if type == String.self { return key.stringValue as? K }
      if type == Int.self { return key.intValue as? K }
      return (type as! any CodingKeyRepresentable.Type).init(codingKey: key) as? K
    }
    struct KeyValuePairs<Key, Value>: RandomAccessCollection, ExpressibleByDictionaryLiteral, CustomStringConvertible, CustomDebugStringConvertible {
      typealias Element = (key: Key, value: Value)
      typealias Index = Int
      typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
      var _elements: [(Key, Value)]
      init(dictionaryLiteral elements: (Key, Value)...) { _elements = elements }
      var startIndex: Int { 0 }
      var endIndex: Int { _elements.count }
      var description: String { isEmpty ? "[:]" : "[" + _elements.map { String(reflecting: $0.0) + ": " + String(reflecting: $0.1) }.joined(separator: ", ") + "]" }
      var debugDescription: String { description }
      var _pairs: [(key: Key, value: Value)] { _elements.map { (key: $0.0, value: $0.1) } }
      subscript(position: Int) -> (key: Key, value: Value) { (key: _elements[position].0, value: _elements[position].1) }
      func _subsequence(_ start: Int, _ end: Int) -> Slice<KeyValuePairs<Key, Value>> { Slice(_base: self, _start: start, _end: end) }
    }
    """#
}
