extension Catalogue {
  /// `Set`, and the set of integers that lists pass to edits.
  static let sets = #"""
    struct Set<Element: Hashable>: Collection, SetAlgebra, ExpressibleByArrayLiteral, CustomStringConvertible, CustomDebugStringConvertible, Hashable {
      func _mapped<T, E: Error>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] {
        var result: [T] = []
        for element in self { result.append(try transform(element)) }
        return result
      }
      var _foreseenCount: Int { 0 }
      typealias ArrayLiteralElement = Element
      typealias SubSequence = Slice<Set<Element>>
      typealias Indices = DefaultIndices<Set<Element>>
      struct Iterator: IteratorProtocol, CustomReflectable {
        @_symbol("_ArrayIterator.next()") mutating func next() -> Element?
        var customMirror: Mirror { Mirror(self, children: [:]) }
      }
      struct Index: Comparable, Hashable {
        var _position: Int
        var _age: Int
        static func == (a: Index, b: Index) -> Bool { a._position == b._position }
        static func < (a: Index, b: Index) -> Bool { a._position < b._position }
        func hash(into hasher: inout Hasher) { hasher.combine(_position) }
      }
      init()
      init(minimumCapacity: Int) {
        self.init()
        reserveCapacity(minimumCapacity)
      }
      init(arrayLiteral elements: Element...) { self.init(elements) }
      init<S: Sequence>(_ elements: S) where S.Element == Element {
        self.init()
        _ = elements._foreseenCount
        for element in elements { insert(element) }
      }
      var count: Int { get }
      var isEmpty: Bool { count == 0 }
      var capacity: Int { get }
      @_extension("Collection") var first: Element? { _elements.first }
      var description: String { get }
      var debugDescription: String { "Set(" + description + ")" }
      var _elements: [Element] { get }
      func _element(_ position: Int, _ age: Int) -> Element
      func _position(_ element: Element) -> Int
      func _next(_ position: Int) -> Int
      var _end: Int { get }
      var _age: Int { get }
      var startIndex: Set<Element>.Index { Set<Element>.Index(_position: _next(0), _age: _age) }
      var endIndex: Set<Element>.Index { Set<Element>.Index(_position: _end, _age: _age) }
      func index(after i: Set<Element>.Index) -> Set<Element>.Index {
        if i == endIndex { _trap("Attempting to access Set elements using an invalid index") }
        return Set<Element>.Index(_position: _next(i._position + 1), _age: _age)
      }
      func firstIndex(of element: Element) -> Set<Element>.Index? {
        let position = _position(element)
        return position < 0 ? nil : Set<Element>.Index(_position: position, _age: _age)
      }
      subscript(position: Set<Element>.Index) -> Element { _element(position._position, position._age) }
      func contains(_ element: Element) -> Bool
      @discardableResult mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {
        let position = _position(element)
        if position >= 0 { return (inserted: false, memberAfterInsert: _element(position, _age)) }
        _insert(element)
        return (inserted: true, memberAfterInsert: element)
      }
      mutating func _insert(_ element: Element)
      @discardableResult mutating func update(with element: Element) -> Element? {
        let old = remove(element)
        _insert(element)
        return old
      }
      @discardableResult mutating func remove(_ element: Element) -> Element?
      @discardableResult mutating func remove(at index: Set<Element>.Index) -> Element {
        let element = _element(index._position, index._age)
        remove(element)
        return element
      }
      @discardableResult mutating func removeFirst() -> Element {
        if isEmpty { _trap("Can't remove first element from an empty collection") }
        return remove(at: startIndex)
      }
      mutating func popFirst() -> Element? { isEmpty ? nil : .some(removeFirst()) }
      mutating func removeAll(keepingCapacity: Bool = false)
      mutating func reserveCapacity(_ n: Int)
      func makeIterator() -> Set<Element>.Iterator { _iterate(_elements) }
      @_extension("Collection") func randomElement() -> Element? { _elements.randomElement() }
      func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> { Set(try _elements.filter(isIncluded)) }
      func union(_ other: Set<Element>) -> Set<Element> {
        var result = self
        for element in other { result.insert(element) }
        return result
      }
      @_symbol("Set.union(sequence)") func union<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { union(Set(other)) }
      func intersection(_ other: Set<Element>) -> Set<Element> { filter { other.contains($0) } }
      @_symbol("Set.intersection(sequence)") func intersection<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { intersection(Set(other)) }
      func subtracting(_ other: Set<Element>) -> Set<Element> { filter { !other.contains($0) } }
      @_symbol("Set.subtracting(sequence)") func subtracting<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { subtracting(Set(other)) }
      func symmetricDifference(_ other: Set<Element>) -> Set<Element> { subtracting(other).union(other.subtracting(self)) }
      @_symbol("Set.symmetricDifference(sequence)") func symmetricDifference<S: Sequence>(_ other: S) -> Set<Element> where S.Element == Element { symmetricDifference(Set(other)) }
      mutating func formUnion(_ other: Set<Element>) { for element in other { insert(element) } }
      @_symbol("Set.formUnion(sequence)") mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { for element in other { insert(element) } }
      mutating func formIntersection<S: Sequence>(_ other: S) where S.Element == Element { self = intersection(Set(other)) }
      mutating func formSymmetricDifference<S: Sequence>(_ other: S) where S.Element == Element { self = symmetricDifference(Set(other)) }
      mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { for element in other { remove(element) } }
      func isSubset(of other: Set<Element>) -> Bool { allSatisfy { other.contains($0) } }
      @_symbol("Set.isSubset(sequence)") func isSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { isSubset(of: Set(other)) }
      func isSuperset(of other: Set<Element>) -> Bool { other.allSatisfy { contains($0) } }
      @_symbol("Set.isSuperset(sequence)") func isSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { isSuperset(of: Set(other)) }
      func isStrictSubset(of other: Set<Element>) -> Bool { count < other.count && isSubset(of: other) }
      @_symbol("Set.isStrictSubset(sequence)") func isStrictSubset<S: Sequence>(of other: S) -> Bool where S.Element == Element { isStrictSubset(of: Set(other)) }
      @_symbol("Set.isStrictSuperset(sequence)") func isStrictSuperset<S: Sequence>(of other: S) -> Bool where S.Element == Element { isStrictSuperset(of: Set(other)) }
      func isStrictSuperset(of other: Set<Element>) -> Bool { other.isStrictSubset(of: self) }
      func isDisjoint(with other: Set<Element>) -> Bool { !contains { other.contains($0) } }
      @_symbol("Set.isDisjoint(sequence)") func isDisjoint<S: Sequence>(with other: S) -> Bool where S.Element == Element { isDisjoint(with: Set(other)) }
      static func == (a: Set<Element>, b: Set<Element>) -> Bool
      func hash(into hasher: inout Hasher)
    }
    extension Set: Sendable where Element: Sendable {
    }
    extension Set: Encodable where Element: Encodable {
      func encode(to encoder: any Encoder) throws { try _elements.encode(to: encoder) }
    }
    extension Set: Decodable where Element: Decodable {
      init(from decoder: any Decoder) throws { self.init(try [Element](from: decoder)) }
    }
    #module(FoundationEssentials)
    struct IndexPath: RandomAccessCollection, Hashable, Comparable, Codable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, ExpressibleByArrayLiteral {
      typealias Element = Int
      typealias Index = Int
      typealias SubSequence = IndexPath
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<Int>
      typealias ArrayLiteralElement = Int
      var _indexes: [Int]
      init() { _indexes = [] }
      init(index: Int) { _indexes = [index] }
      init(indexes: [Int]) { _indexes = indexes }
      init(arrayLiteral indexes: Int...) { _indexes = indexes }
      init(row: Int, section: Int) { _indexes = [section, row] }
      init(item: Int, section: Int) { _indexes = [section, item] }
      var section: Int { get { _indexes[0] } set { _indexes[0] = newValue } }
      var row: Int { get { _indexes[1] } set { _indexes[1] = newValue } }
      var item: Int { get { _indexes[1] } set { _indexes[1] = newValue } }
      var startIndex: Int { 0 }
      var endIndex: Int { _indexes.count }
      subscript(position: Int) -> Int { get { _indexes[position] } set { _indexes[position] = newValue } }
      func _subsequence(_ start: Int, _ end: Int) -> IndexPath { IndexPath(indexes: Array(_indexes[start..<end])) }
      func makeIterator() -> _ArrayIterator<Int> { _indexes.makeIterator() }
      mutating func append(_ index: Int) { _indexes.append(index) }
      @_symbol("IndexPath.append(path)") mutating func append(_ other: IndexPath) { _indexes += other._indexes }
      @_symbol("IndexPath.append(indexes)") mutating func append(_ other: [Int]) { _indexes += other }
      func appending(_ index: Int) -> IndexPath { IndexPath(indexes: _indexes + [index]) }
      @_symbol("IndexPath.appending(path)") func appending(_ other: IndexPath) -> IndexPath { IndexPath(indexes: _indexes + other._indexes) }
      @_symbol("IndexPath.appending(indexes)") func appending(_ other: [Int]) -> IndexPath { IndexPath(indexes: _indexes + other) }
      func compare(_ other: IndexPath) -> ComparisonResult { self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame }
      static func + (a: IndexPath, b: IndexPath) -> IndexPath { a.appending(b) }
      static func += (a: inout IndexPath, b: IndexPath) { a.append(b) }
      func dropLast() -> IndexPath { IndexPath(indexes: Array(_indexes.dropLast())) }
      static func == (a: IndexPath, b: IndexPath) -> Bool { a._indexes == b._indexes }
      static func < (a: IndexPath, b: IndexPath) -> Bool { a._indexes.lexicographicallyPrecedes(b._indexes) }
      func hash(into hasher: inout Hasher) { hasher.combine(_indexes) }
      var description: String { _indexes.description }
      var customMirror: Mirror { Mirror(self, unlabeledChildren: _indexes, displayStyle: .collection) }
      var debugDescription: String { description }
    }
    """#
}
