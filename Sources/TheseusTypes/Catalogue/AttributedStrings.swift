extension Catalogue {
  /// Text with attributes: the keys, the containers of values, the texts and their parts.
  ///
  /// A text keeps its runs by their lengths in UTF-8, neighbours never with equal attributes; an index is one of the text.
  static let attributedStrings = #"""
    #module(FoundationEssentials)
    protocol AttributedStringKey {
      associatedtype Value: Hashable
      static var name: String { get }
      static var inheritedByAddedText: Bool { get }
    }
    extension AttributedStringKey {
      static var inheritedByAddedText: Bool { true }
      var description: String { Self.name }
    }
    protocol EncodableAttributedStringKey: AttributedStringKey {
    }
    protocol DecodableAttributedStringKey: AttributedStringKey {
    }
    protocol MarkdownDecodableAttributedStringKey: AttributedStringKey {
      static var markdownName: String { get }
    }
    extension MarkdownDecodableAttributedStringKey {
      static var markdownName: String { name }
    }
    typealias CodableAttributedStringKey = EncodableAttributedStringKey & DecodableAttributedStringKey
    protocol AttributeScope {
    }
    enum AttributeScopes: Sendable {
    }
    @dynamicMemberLookup enum AttributeDynamicLookup: Sendable {
      subscript<T: AttributedStringKey>(_: T.Type) -> T { _trap("Called outside of a dynamicMemberLookup subscript overload") }
      subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>) -> T { self[T.self] }
    }
    struct _AttributeValue: Hashable {
      let value: AnyHashable
      let isInherited: Bool
    }
    @dynamicMemberLookup struct AttributeContainer: Hashable, CustomStringConvertible, Sendable {
      var _contents: [String: _AttributeValue] = [:]
      init() {}
      subscript<T: AttributedStringKey>(_: T.Type) -> T.Value? {
        get { _contents[T.name]?.value.base as? T.Value }
        set { _contents[T.name] = newValue.map { _AttributeValue(value: AnyHashable($0), isInherited: T.inheritedByAddedText) } }
      }
      subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get { self[K.self] } set { self[K.self] = newValue } }
      @_disfavoredOverload @_symbol("AttributeContainer.builder") subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> { AttributeContainer.Builder<K>(_container: self) }
      @_symbol("AttributeContainer.firstBuilder") static subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> AttributeContainer.Builder<K> { AttributeContainer.Builder<K>(_container: AttributeContainer()) }
      @_symbol("AttributeContainer.scope") subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
        get { ScopedAttributeContainer<S>(_contents: self) }
        set { newValue._apply(to: &self) }
      }
      struct Builder<T: AttributedStringKey>: Sendable {
        let _container: AttributeContainer
        func callAsFunction(_ value: T.Value) -> AttributeContainer {
          var new = _container
          new[T.self] = value
          return new
        }
      }
      mutating func merge(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) {
        _contents.merge(other._contents) { current, new in mergePolicy == .keepNew ? new : current }
      }
      func merging(_ other: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributeContainer {
        var copy = self
        copy.merge(other, mergePolicy: mergePolicy)
        return copy
      }
      func filter(inheritedByAddedText: Bool) -> AttributeContainer {
        var copy = self
        copy._contents = _contents.filter { $0.value.isInherited == inheritedByAddedText }
        return copy
      }
      func _matches(_ other: AttributeContainer) -> Bool { other._contents.allSatisfy { _contents[$0.key] == $0.value } }
      mutating func _replace(_ attributes: AttributeContainer, with others: AttributeContainer) {
        if !_matches(attributes) { return }
        for name in attributes._contents.keys { _contents[name] = nil }
        merge(others)
      }
      var description: String { "{\n" + _contents.map { "\t\($0.key) = \($0.value.value)\n" }.joined() + "}" }
    }
    @dynamicMemberLookup struct ScopedAttributeContainer<S: AttributeScope>: Sendable {
      var _contents: AttributeContainer
      var _removed: String? = nil
      subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<S, T>) -> T.Value? {
        get { _contents[T.self] }
        set {
          _contents[T.self] = newValue
          _removed = newValue == nil ? T.name : nil
        }
      }
      func _apply(to attributes: inout AttributeContainer) {
        if let _removed { attributes._contents[_removed] = nil } else { attributes.merge(_contents) }
      }
    }
    protocol AttributedStringAttributeMutation {
      mutating func setAttributes(_ attributes: AttributeContainer)
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy)
      mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer)
    }
    @dynamicMemberLookup protocol AttributedStringProtocol: AttributedStringAttributeMutation, Hashable, CustomStringConvertible, Sendable {
      var startIndex: AttributedString.Index { get }
      var endIndex: AttributedString.Index { get }
      var runs: AttributedString.Runs { get }
      var characters: AttributedString.CharacterView { get }
      var unicodeScalars: Slice<String.UnicodeScalarView> { get }
      var _whole: AttributedString { get set }
    }
    extension AttributedStringProtocol {
      var _bounds: Range<AttributedString.Index> { startIndex..<endIndex }
      var _content: Substring { _whole._text[startIndex._value..<endIndex._value] }
      var _pieces: [AttributedString._Piece] { _whole._pieces(in: _bounds) }
      var runs: AttributedString.Runs { AttributedString.Runs(_whole, _bounds) }
      var unicodeScalars: Slice<String.UnicodeScalarView> { Slice(base: _whole._text.unicodeScalars, bounds: startIndex._value..<endIndex._value) }
      var utf8: Slice<String.UTF8View> { Slice(base: _whole._text.utf8, bounds: startIndex._value..<endIndex._value) }
      var utf16: Slice<String.UTF16View> { Slice(base: _whole._text.utf16, bounds: startIndex._value..<endIndex._value) }
      var description: String { runs.description }
      subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? {
        get {
          let pieces = _pieces
          guard let value = pieces.first?.attributes[K.self], pieces.allSatisfy({ $0.attributes[K.self] == value }) else { return nil }
          return value
        }
        set { _whole._update(_bounds) { $0[K.self] = newValue } }
      }
      subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { get { self[K.self] } set { self[K.self] = newValue } }
      @_symbol("AttributedStringProtocol.scope") subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> {
        get {
          let pieces = _pieces
          var common = pieces.first?.attributes ?? AttributeContainer()
          common._contents = common._contents.filter { shared in pieces.allSatisfy { $0.attributes._contents[shared.key] == shared.value } }
          return ScopedAttributeContainer<S>(_contents: common)
        }
        set { _whole._update(_bounds) { newValue._apply(to: &$0) } }
      }
      mutating func setAttributes(_ attributes: AttributeContainer) { _whole._update(_bounds) { $0 = attributes } }
      mutating func mergeAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) { _whole._update(_bounds) { $0.merge(attributes, mergePolicy: mergePolicy) } }
      mutating func replaceAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) { _whole._update(_bounds) { $0._replace(attributes, with: others) } }
      func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
        var new = AttributedString(_part: self)
        new.setAttributes(attributes)
        return new
      }
      func mergingAttributes(_ attributes: AttributeContainer, mergePolicy: AttributedString.AttributeMergePolicy = .keepNew) -> AttributedString {
        var new = AttributedString(_part: self)
        new.mergeAttributes(attributes, mergePolicy: mergePolicy)
        return new
      }
      func replacingAttributes(_ attributes: AttributeContainer, with others: AttributeContainer) -> AttributedString {
        var new = AttributedString(_part: self)
        new.replaceAttributes(attributes, with: others)
        return new
      }
      func index(afterCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(after: i) }
      func index(beforeCharacter i: AttributedString.Index) -> AttributedString.Index { characters.index(before: i) }
      func index(_ i: AttributedString.Index, offsetByCharacters distance: Int) -> AttributedString.Index { characters.index(i, offsetBy: distance) }
      func index(afterUnicodeScalar i: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_value: unicodeScalars.index(after: i._value)) }
      func index(beforeUnicodeScalar i: AttributedString.Index) -> AttributedString.Index { AttributedString.Index(_value: unicodeScalars.index(before: i._value)) }
      func index(_ i: AttributedString.Index, offsetByUnicodeScalars distance: Int) -> AttributedString.Index { AttributedString.Index(_value: unicodeScalars.index(i._value, offsetBy: distance)) }
      func index(afterRun i: AttributedString.Index) -> AttributedString.Index { runs._all.first { i < $0.range.upperBound }!.range.upperBound }
      func index(beforeRun i: AttributedString.Index) -> AttributedString.Index { runs._all.last { $0.range.lowerBound < i }!.range.lowerBound }
      func range<T: StringProtocol>(of text: T, options: String.CompareOptions = [], locale: Locale? = nil) -> Range<AttributedString.Index>? {
        _content.range(of: text, options: options).map { AttributedString.Index(_value: $0.lowerBound)..<AttributedString.Index(_value: $0.upperBound) }
      }
      static func == <R: AttributedStringProtocol>(a: Self, b: R) -> Bool { a._content == b._content && a._pieces == b._pieces }
      func hash(into hasher: inout Hasher) {
        hasher.combine(_content)
        hasher.combine(_pieces)
      }
    }
    @dynamicMemberLookup struct AttributedString: AttributedStringProtocol, ExpressibleByStringLiteral {
      enum AttributeMergePolicy: Sendable {
        case keepNew, keepCurrent
      }
      struct Index: Comparable, Sendable {
        let _value: String.Index
        var _offset: Int { _value._offset }
        init(_value: String.Index) { self._value = _value }
        init?<S: AttributedStringProtocol>(_ index: String.Index, within text: S) {
          guard text.startIndex._value <= index, index <= text.endIndex._value else { return nil }
          _value = index
        }
        static func == (a: AttributedString.Index, b: AttributedString.Index) -> Bool { a._value == b._value }
        static func < (a: AttributedString.Index, b: AttributedString.Index) -> Bool { a._value < b._value }
      }
      struct _Piece: Hashable {
        var length: Int
        var attributes: AttributeContainer
      }
      var _text: String
      var _pieces: [AttributedString._Piece]
      init() {
        _text = ""
        _pieces = []
      }
      init(_ text: String, attributes: AttributeContainer = AttributeContainer()) {
        _text = text
        _pieces = text.isEmpty ? [] : [_Piece(length: text.utf8.count, attributes: attributes)]
      }
      @_symbol("AttributedString.init(substring)") init(_ text: Substring, attributes: AttributeContainer = AttributeContainer()) { self.init(String(text), attributes: attributes) }
      @_disfavoredOverload @_symbol("AttributedString.init(characters)") init<S: Sequence>(_ elements: S, attributes: AttributeContainer = AttributeContainer()) where S.Element == Character { self.init(String(elements), attributes: attributes) }
      @_symbol("AttributedString.init(part)") init(_ part: AttributedSubstring) { self.init(_part: part) }
      init<S: AttributedStringProtocol>(_part part: S) {
        _text = String(part._content)
        _pieces = part._pieces
      }
      init(stringLiteral value: String) { self.init(value) }
      var _whole: AttributedString { get { self } set { self = newValue } }
      var startIndex: AttributedString.Index { AttributedString.Index(_value: _text.startIndex) }
      var endIndex: AttributedString.Index { AttributedString.Index(_value: _text.endIndex) }
      var characters: AttributedString.CharacterView {
        get { AttributedString.CharacterView(_base: self, _bounds: _bounds) }
        set { self = newValue._base }
      }
      mutating func _split(at offset: Int) -> Int {
        var position = 0
        for i in _pieces.indices {
          if position == offset { return i }
          let next = position + _pieces[i].length
          if offset < next {
            _pieces[i].length = offset - position
            _pieces.insert(_Piece(length: next - offset, attributes: _pieces[i].attributes), at: i + 1)
            return i + 1
          }
          position = next
        }
        return _pieces.count
      }
      mutating func _join() {
        var joined: [AttributedString._Piece] = []
        for piece in _pieces {
          if let last = joined.last, last.attributes == piece.attributes { joined[joined.count - 1].length += piece.length } else { joined.append(piece) }
        }
        _pieces = joined
      }
      func _pieces(in range: Range<AttributedString.Index>) -> [AttributedString._Piece] {
        if range == _bounds { return _pieces }
        var copy = self
        let first = copy._split(at: range.lowerBound._offset)
        let end = copy._split(at: range.upperBound._offset)
        return Array(copy._pieces[first..<end])
      }
      mutating func _update(_ range: Range<AttributedString.Index>, _ change: (inout AttributeContainer) -> Void) {
        let first = _split(at: range.lowerBound._offset)
        let end = _split(at: range.upperBound._offset)
        for i in first..<end { change(&_pieces[i].attributes) }
        _join()
      }
      mutating func _replace(_ range: Range<AttributedString.Index>, with text: String, _ pieces: [AttributedString._Piece]) {
        let first = _split(at: range.lowerBound._offset)
        let end = _split(at: range.upperBound._offset)
        _pieces.replaceSubrange(first..<end, with: pieces)
        _text.replaceSubrange(range.lowerBound._value..<range.upperBound._value, with: text)
        _join()
      }
      func _attributes(ofTextIn range: Range<AttributedString.Index>) -> AttributeContainer {
        let offset = range.isEmpty && range.lowerBound._offset > 0 ? range.lowerBound._offset - 1 : range.lowerBound._offset
        var end = 0
        for piece in _pieces {
          end += piece.length
          if offset < end { return piece.attributes.filter(inheritedByAddedText: true) }
        }
        return AttributeContainer()
      }
      func _relative<R: RangeExpression>(_ range: R) -> Range<AttributedString.Index> where R.Bound == AttributedString.Index { range._relative(startIndex, endIndex, { characters.index(after: $0) }) }
      subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index {
        get { AttributedSubstring(_whole: self, _bounds: _relative(bounds)) }
        set { replaceSubrange(bounds, with: newValue) }
      }
      mutating func append<S: AttributedStringProtocol>(_ s: S) { replaceSubrange(endIndex..<endIndex, with: s) }
      mutating func insert<S: AttributedStringProtocol>(_ s: S, at index: AttributedString.Index) { replaceSubrange(index..<index, with: s) }
      mutating func removeSubrange<R: RangeExpression>(_ range: R) where R.Bound == AttributedString.Index { _replace(_relative(range), with: "", []) }
      mutating func replaceSubrange<R: RangeExpression, S: AttributedStringProtocol>(_ range: R, with s: S) where R.Bound == AttributedString.Index { _replace(_relative(range), with: String(s._content), s._pieces) }
      static func == (a: AttributedString, b: AttributedString) -> Bool { a._text == b._text && a._pieces == b._pieces }
      static func + (a: AttributedString, b: AttributedString) -> AttributedString {
        var result = a
        result.append(b)
        return result
      }
      @_symbol("AttributedString.+(part)") static func + <S: AttributedStringProtocol>(a: AttributedString, b: S) -> AttributedString {
        var result = a
        result.append(b)
        return result
      }
      static func += (a: inout AttributedString, b: AttributedString) { a.append(b) }
      @_symbol("AttributedString.+=(part)") static func += <S: AttributedStringProtocol>(a: inout AttributedString, b: S) { a.append(b) }
    }
    @dynamicMemberLookup struct AttributedSubstring: AttributedStringProtocol {
      var _whole: AttributedString
      let _bounds: Range<AttributedString.Index>
      init() { self.init(_whole: AttributedString(), _bounds: AttributedString()._bounds) }
      init(_whole: AttributedString, _bounds: Range<AttributedString.Index>) {
        self._whole = _whole
        self._bounds = _bounds
      }
      var base: AttributedString { _whole }
      var startIndex: AttributedString.Index { _bounds.lowerBound }
      var endIndex: AttributedString.Index { _bounds.upperBound }
      var characters: AttributedString.CharacterView { AttributedString.CharacterView(_base: _whole, _bounds: _bounds) }
      subscript<R: RangeExpression>(bounds: R) -> AttributedSubstring where R.Bound == AttributedString.Index { AttributedSubstring(_whole: _whole, _bounds: bounds._relative(startIndex, endIndex, { characters.index(after: $0) })) }
      static func == (a: AttributedSubstring, b: AttributedSubstring) -> Bool { a._content == b._content && a._pieces == b._pieces }
    }
    """#

  /// What is seen in an attributed text: its characters, and its runs.
  static let attributedStringViews = #"""
    #module(FoundationEssentials)
    extension AttributedString {
      struct CharacterView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
        typealias Element = Character
        typealias Index = AttributedString.Index
        typealias SubSequence = Slice<AttributedString.CharacterView>
        typealias Indices = DefaultIndices<AttributedString.CharacterView>
        typealias Iterator = IndexingIterator<AttributedString.CharacterView>
        var _base: AttributedString
        var _bounds: Range<AttributedString.Index>
        init() { self.init(_base: AttributedString(), _bounds: AttributedString()._bounds) }
        init(_base: AttributedString, _bounds: Range<AttributedString.Index>) {
          self._base = _base
          self._bounds = _bounds
        }
        var _content: Substring { _base._text[_bounds.lowerBound._value..<_bounds.upperBound._value] }
        var startIndex: AttributedString.Index { _bounds.lowerBound }
        var endIndex: AttributedString.Index { _bounds.upperBound }
        var count: Int { _content.count }
        func _checked(_ i: AttributedString.Index) -> AttributedString.Index {
          if i < startIndex || endIndex < i { _trap("AttributedString index out of bounds") }
          return i
        }
        func index(after i: AttributedString.Index) -> AttributedString.Index {
          if _checked(i) == endIndex { _trap("Can't advance AttributedString index after end index") }
          return AttributedString.Index(_value: _base._text.index(after: i._value))
        }
        func index(before i: AttributedString.Index) -> AttributedString.Index {
          if _checked(i) == startIndex { _trap("Can't advance AttributedString index before start index") }
          return AttributedString.Index(_value: _base._text.index(before: i._value))
        }
        subscript(position: AttributedString.Index) -> Character {
          get {
            if _checked(position) == endIndex { _trap("AttributedString index out of bounds") }
            return _base._text[position._value]
          }
          set { replaceSubrange(position..<index(after: position), with: String(newValue)) }
        }
        mutating func replaceSubrange<C: Collection>(_ range: Range<AttributedString.Index>, with characters: C) where C.Element == Character {
          if range.lowerBound < startIndex || endIndex < range.upperBound { _trap("AttributedString index range out of bounds") }
          let behind = _base._text.utf8.count - endIndex._offset
          let added = AttributedString(String(characters), attributes: _base._attributes(ofTextIn: range))
          _base.replaceSubrange(range, with: added)
          _bounds = startIndex..<AttributedString.Index(_value: String.Index(_offset: _base._text.utf8.count - behind))
        }
      }
      struct Runs: BidirectionalCollection, Equatable, CustomStringConvertible, Sendable {
        struct Index: Comparable, Sendable {
          let _position: Int
          static func == (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool { a._position == b._position }
          static func < (a: AttributedString.Runs.Index, b: AttributedString.Runs.Index) -> Bool { a._position < b._position }
        }
        @dynamicMemberLookup struct Run: Equatable, CustomStringConvertible, Sendable {
          let range: Range<AttributedString.Index>
          let attributes: AttributeContainer
          let _text: String
          var description: String { _text + " " + attributes.description }
          subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? { attributes[K.self] }
          subscript<K: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>) -> K.Value? { attributes[K.self] }
          @_symbol("AttributedString.Runs.Run.scope") subscript<S: AttributeScope>(dynamicMember keyPath: KeyPath<AttributeScopes, S.Type>) -> ScopedAttributeContainer<S> { ScopedAttributeContainer<S>(_contents: attributes) }
          static func == (a: AttributedString.Runs.Run, b: AttributedString.Runs.Run) -> Bool { a._text == b._text && a.attributes == b.attributes }
        }
        typealias Element = AttributedString.Runs.Run
        typealias SubSequence = Slice<AttributedString.Runs>
        typealias Indices = DefaultIndices<AttributedString.Runs>
        typealias Iterator = _ArrayIterator<AttributedString.Runs.Run>
        let _all: [AttributedString.Runs.Run]
        init(_ text: AttributedString, _ bounds: Range<AttributedString.Index>) {
          var start = bounds.lowerBound
          var all: [AttributedString.Runs.Run] = []
          for piece in text._pieces(in: bounds) {
            let end = AttributedString.Index(_value: String.Index(_offset: start._offset + piece.length))
            all.append(AttributedString.Runs.Run(range: start..<end, attributes: piece.attributes, _text: String(text._text[start._value..<end._value])))
            start = end
          }
          _all = all
        }
        var startIndex: AttributedString.Runs.Index { AttributedString.Runs.Index(_position: 0) }
        var endIndex: AttributedString.Runs.Index { AttributedString.Runs.Index(_position: _all.count) }
        func index(after i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { AttributedString.Runs.Index(_position: i._position + 1) }
        func index(before i: AttributedString.Runs.Index) -> AttributedString.Runs.Index { AttributedString.Runs.Index(_position: i._position - 1) }
        func makeIterator() -> _ArrayIterator<AttributedString.Runs.Run> { _all.makeIterator() }
        subscript(position: AttributedString.Runs.Index) -> AttributedString.Runs.Run { _all[position._position] }
        @_symbol("AttributedString.Runs.at") subscript(position: AttributedString.Index) -> AttributedString.Runs.Run { _all.first { $0.range.contains(position) }! }
        @_symbol("AttributedString.Runs.type") subscript<T: AttributedStringKey>(_ type: T.Type) -> AttributedString.Runs.AttributesSlice1<T> { AttributedString.Runs.AttributesSlice1<T>(self) }
        @_symbol("AttributedString.Runs.path") subscript<T: AttributedStringKey>(_ path: KeyPath<AttributeDynamicLookup, T>) -> AttributedString.Runs.AttributesSlice1<T> { AttributedString.Runs.AttributesSlice1<T>(self) }
        @_symbol("AttributedString.Runs.types") subscript<T: AttributedStringKey, U: AttributedStringKey>(_ first: T.Type, _ second: U.Type) -> AttributedString.Runs.AttributesSlice2<T, U> { AttributedString.Runs.AttributesSlice2<T, U>(self) }
        @_symbol("AttributedString.Runs.paths") subscript<T: AttributedStringKey, U: AttributedStringKey>(_ first: KeyPath<AttributeDynamicLookup, T>, _ second: KeyPath<AttributeDynamicLookup, U>) -> AttributedString.Runs.AttributesSlice2<T, U> { AttributedString.Runs.AttributesSlice2<T, U>(self) }
        func _joined(_ isEqual: (AttributeContainer, AttributeContainer) -> Bool) -> [AttributedString.Runs.Run] {
          var joined: [AttributedString.Runs.Run] = []
          for run in _all {
            if let last = joined.last, isEqual(last.attributes, run.attributes) {
              joined[joined.count - 1] = AttributedString.Runs.Run(range: last.range.lowerBound..<run.range.upperBound, attributes: last.attributes, _text: last._text + run._text)
            } else {
              joined.append(run)
            }
          }
          return joined
        }
        var description: String { _all.map { $0.description }.joined(separator: "\n") }
        struct AttributesSlice1<T: AttributedStringKey>: BidirectionalCollection, Sendable {
          typealias Element = (T.Value?, Range<AttributedString.Index>)
          typealias Index = AttributedString.Index
          typealias SubSequence = Slice<AttributedString.Runs.AttributesSlice1<T>>
          typealias Indices = DefaultIndices<AttributedString.Runs.AttributesSlice1<T>>
          typealias Iterator = _ArrayIterator<(T.Value?, Range<AttributedString.Index>)>
          let _runs: [AttributedString.Runs.Run]
          init(_ runs: AttributedString.Runs) { _runs = runs._joined { $0[T.self] == $1[T.self] } }
          var _all: [(T.Value?, Range<AttributedString.Index>)] { _runs.map { ($0.attributes[T.self], $0.range) } }
          var startIndex: AttributedString.Index { _runs.first?.range.lowerBound ?? AttributedString().startIndex }
          var endIndex: AttributedString.Index { _runs.last?.range.upperBound ?? AttributedString().endIndex }
          func index(after i: AttributedString.Index) -> AttributedString.Index { _runs.first { i < $0.range.upperBound }!.range.upperBound }
          func index(before i: AttributedString.Index) -> AttributedString.Index { _runs.last { $0.range.lowerBound < i }!.range.lowerBound }
          subscript(position: AttributedString.Index) -> (T.Value?, Range<AttributedString.Index>) { _all.first { $0.1.contains(position) }! }
          func makeIterator() -> _ArrayIterator<(T.Value?, Range<AttributedString.Index>)> { _all.makeIterator() }
        }
        struct AttributesSlice2<T: AttributedStringKey, U: AttributedStringKey>: BidirectionalCollection, Sendable {
          typealias Element = (T.Value?, U.Value?, Range<AttributedString.Index>)
          typealias Index = AttributedString.Index
          typealias SubSequence = Slice<AttributedString.Runs.AttributesSlice2<T, U>>
          typealias Indices = DefaultIndices<AttributedString.Runs.AttributesSlice2<T, U>>
          typealias Iterator = _ArrayIterator<(T.Value?, U.Value?, Range<AttributedString.Index>)>
          let _runs: [AttributedString.Runs.Run]
          init(_ runs: AttributedString.Runs) { _runs = runs._joined { $0[T.self] == $1[T.self] && $0[U.self] == $1[U.self] } }
          var _all: [(T.Value?, U.Value?, Range<AttributedString.Index>)] { _runs.map { ($0.attributes[T.self], $0.attributes[U.self], $0.range) } }
          var startIndex: AttributedString.Index { _runs.first?.range.lowerBound ?? AttributedString().startIndex }
          var endIndex: AttributedString.Index { _runs.last?.range.upperBound ?? AttributedString().endIndex }
          func index(after i: AttributedString.Index) -> AttributedString.Index { _runs.first { i < $0.range.upperBound }!.range.upperBound }
          func index(before i: AttributedString.Index) -> AttributedString.Index { _runs.last { $0.range.lowerBound < i }!.range.lowerBound }
          subscript(position: AttributedString.Index) -> (T.Value?, U.Value?, Range<AttributedString.Index>) { _all.first { $0.2.contains(position) }! }
          func makeIterator() -> _ArrayIterator<(T.Value?, U.Value?, Range<AttributedString.Index>)> { _all.makeIterator() }
        }
      }
      struct SingleAttributeTransformer<T: AttributedStringKey>: Sendable {
        var range: Range<AttributedString.Index>
        var _name: String = T.name
        var _attribute: _AttributeValue?
        var value: T.Value? {
          get { _attribute?.value.base as? T.Value }
          set { _attribute = newValue.map { _AttributeValue(value: AnyHashable($0), isInherited: T.inheritedByAddedText) } }
        }
        mutating func replace<U: AttributedStringKey>(with key: U.Type, value: U.Value) {
          _name = U.name
          _attribute = _AttributeValue(value: AnyHashable(value), isInherited: U.inheritedByAddedText)
        }
        @_symbol("SingleAttributeTransformer.replace(path)") mutating func replace<U: AttributedStringKey>(with path: KeyPath<AttributeDynamicLookup, U>, value: U.Value) { replace(with: U.self, value: value) }
      }
      func transformingAttributes<K: AttributedStringKey>(_ key: K.Type, _ change: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString {
        var copy = self
        for (value, range) in runs[key] {
          var transformer = AttributedString.SingleAttributeTransformer<K>(range: range, _attribute: nil)
          transformer.value = value
          let old = transformer._attribute
          change(&transformer)
          let name = transformer._name
          if transformer.range != range || name != K.name { copy._update(range) { $0._contents[K.name] = nil } }
          if transformer.range != range || name != K.name || transformer._attribute != old { copy._update(transformer.range) { $0._contents[name] = transformer._attribute } }
        }
        return copy
      }
      @_symbol("AttributedString.transformingAttributes(path)") func transformingAttributes<K: AttributedStringKey>(_ key: KeyPath<AttributeDynamicLookup, K>, _ change: (inout AttributedString.SingleAttributeTransformer<K>) -> Void) -> AttributedString { transformingAttributes(K.self, change) }
    }
    extension String {
      @_symbol("String.init(attributedCharacters)") init(_ view: AttributedString.CharacterView) { self = String(view._content) }
      @_symbol("String.init(attributedSlice)") init(_ slice: Slice<AttributedString.CharacterView>) { self = String(slice.base._base._text[slice.startIndex._value..<slice.endIndex._value]) }
    }
    extension Range where Bound == AttributedString.Index {
      init?<S: AttributedStringProtocol>(_ range: Range<String.Index>, in text: S) {
        guard let lower = AttributedString.Index(range.lowerBound, within: text), let upper = AttributedString.Index(range.upperBound, within: text) else { return nil }
        self = lower..<upper
      }
    }
    extension AttributeScopes {
      var foundation: AttributeScopes.FoundationAttributes.Type { FoundationAttributes.self }
      struct FoundationAttributes: AttributeScope, Sendable {
        let link: LinkAttribute
        let languageIdentifier: LanguageIdentifierAttribute
        let alternateDescription: AlternateDescriptionAttribute
        let imageURL: ImageURLAttribute
        let replacementIndex: ReplacementIndexAttribute
        let inlinePresentationIntent: InlinePresentationIntentAttribute
        enum LinkAttribute: CodableAttributedStringKey {
          typealias Value = URL
          static var name: String { "NSLink" }
        }
        enum LanguageIdentifierAttribute: CodableAttributedStringKey {
          typealias Value = String
          static let name: String = "NSLanguage"
        }
        enum AlternateDescriptionAttribute: CodableAttributedStringKey {
          typealias Value = String
          static let name: String = "NSAlternateDescription"
        }
        enum ImageURLAttribute: CodableAttributedStringKey {
          typealias Value = URL
          static let name: String = "NSImageURL"
        }
        enum ReplacementIndexAttribute: CodableAttributedStringKey {
          typealias Value = Int
          static let name: String = "NSReplacementIndex"
        }
        enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
          typealias Value = InlinePresentationIntent
          static let name: String = "NSInlinePresentationIntent"
        }
      }
    }
    struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
      let rawValue: UInt
      init(rawValue: UInt) { self.rawValue = rawValue }
      static let emphasized: InlinePresentationIntent = InlinePresentationIntent(rawValue: 1)
      static let stronglyEmphasized: InlinePresentationIntent = InlinePresentationIntent(rawValue: 2)
      static let code: InlinePresentationIntent = InlinePresentationIntent(rawValue: 4)
      static let strikethrough: InlinePresentationIntent = InlinePresentationIntent(rawValue: 32)
      static let softBreak: InlinePresentationIntent = InlinePresentationIntent(rawValue: 64)
      static let lineBreak: InlinePresentationIntent = InlinePresentationIntent(rawValue: 128)
      static let inlineHTML: InlinePresentationIntent = InlinePresentationIntent(rawValue: 256)
      static let blockHTML: InlinePresentationIntent = InlinePresentationIntent(rawValue: 512)
    }
    """#
}
