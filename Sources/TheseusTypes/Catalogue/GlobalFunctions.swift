extension Catalogue {
  /// Functions that belong to no type, and key paths.
  static let globalFunctions = #"""
    func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
    @_symbol("print(to)") func print<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
      var prefix = ""
      for item in items {
        output.write(prefix)
        _write(item, to: &output)
        prefix = separator
      }
      output.write(terminator)
    }
    func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
    func _debugPrinted(_ value: Any) -> String
    func _caseName(_ value: Any) -> String
    func _write<Target: TextOutputStream>(_ value: Any, to output: inout Target) {
      if let streamed = value as? any TextOutputStreamable { streamed.write(to: &output) }
      else if value is any CustomStringConvertible || value is any CustomDebugStringConvertible { output.write(String(describing: value)) }
      else if !_writeParts(of: value, String(describing: type(of: value)), [], to: &output) { output.write(String(describing: value)) }
    }
    func _writeDebugged<Target: TextOutputStream>(_ value: Any, to output: inout Target) {
      let type = String(reflecting: type(of: value))
      if value is any CustomDebugStringConvertible || value is any CustomStringConvertible { output.write(_debugPrinted(value)) }
      else if let streamed = value as? any TextOutputStreamable { streamed.write(to: &output) }
      else if !_writeParts(of: value, type, [type, "."], to: &output) { output.write(_debugPrinted(value)) }
    }
    func _writeParts<Target: TextOutputStream>(of value: Any, _ type: String, _ beforeCase: [String], to output: inout Target) -> Bool {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .struct:
        output.write(type)
        _writeList(mirror.children, to: &output)
      case .tuple: _writeList(mirror.children, to: &output)
      case .enum:
        for part in beforeCase + [_caseName(value)] { output.write(part) }
        guard let payload = mirror.children.first?.value else { return true }
        if Mirror(reflecting: payload).displayStyle == .tuple { _writeDebugged(payload, to: &output) } else { _writeList([(label: nil, value: payload)], to: &output) }
      default: return false
      }
      return true
    }
    func _writeList<Target: TextOutputStream>(_ children: [(label: String?, value: Any)], to output: inout Target) {
      output.write("(")
      var isFirst = true
      for child in children {
        if !isFirst { output.write(", ") }
        isFirst = false
        if let label = child.label, !label.hasPrefix(".") {
          output.write(label)
          output.write(": ")
        }
        _writeDebugged(child.value, to: &output)
      }
      output.write(")")
    }
    @_symbol("debugPrint(to)") func debugPrint<Target: TextOutputStream>(_ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target) {
      var prefix = ""
      for item in items {
        output.write(prefix)
        _writeDebugged(item, to: &output)
        prefix = separator
      }
      output.write(terminator)
    }
    func _dumped<T>(_ value: T, name: String?, indent: Int, maxDepth: Int, maxItems: Int) -> String
    @discardableResult func dump<T, Target: TextOutputStream>(_ value: T, to target: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T {
      target.write(_dumped(value, name: name, indent: indent, maxDepth: maxDepth, maxItems: maxItems))
      return value
    }
    @discardableResult func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T
    enum CommandLine {
      static var arguments: [String] { ["main"] }
      static var argc: Int32 { Int32(arguments.count) }
    }
    @_symbol("fatalError(_:)") func fatalError(_ message: @autoclosure () -> String = "", file: StaticString? = nil, line: UInt = 0) -> Never
    @_symbol("preconditionFailure(_:)") func preconditionFailure(_ message: @autoclosure () -> String = "", file: StaticString? = nil, line: UInt = 0) -> Never
    @_symbol("assertionFailure(_:)") func assertionFailure(_ message: @autoclosure () -> String = "", file: StaticString? = nil, line: UInt = 0)
    @_symbol("precondition(_:_:)") func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString? = nil, line: UInt = 0)
    @_symbol("assert(_:_:)") func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "", file: StaticString? = nil, line: UInt = 0)
    #module(Glibc)
    func exit(_ status: Int32) -> Never
    func abort() -> Never { _trap("abort() was called") }
    func _trap(_ message: String) -> Never
    func _unsupported(_ what: String) -> Never
    func _atLeastZero(_ n: Int) -> Int { n < 0 ? 0 : n }
    func _larger(_ a: Int, _ b: Int) -> Int { a < b ? b : a }
    #module(Swift)
    func swap<T>(_ a: inout T, _ b: inout T) {
      let value = a
      a = b
      b = value
    }
    func exchange<T>(_ item: inout T, with newValue: T) -> T {
      let value = item
      item = newValue
      return value
    }
    func withExtendedLifetime<T, R>(_ value: T, _ body: () throws -> R) rethrows -> R { try body() }
    @_symbol("withExtendedLifetime(value)") func withExtendedLifetime<T, R>(_ value: T, _ body: (T) throws -> R) rethrows -> R { try body(value) }
    func withoutActuallyEscaping<C, R>(_ closure: @noescape C, do body: (C) throws -> R) rethrows -> R { try body(closure) }
    @_symbol("withoutActuallyEscaping(async)") func withoutActuallyEscaping<C, R>(_ closure: @noescape C, do body: (C) async throws -> R) async rethrows -> R { try await body(closure) }
    func numericCast<T: BinaryInteger, U: BinaryInteger>(_ value: T) -> U { U(value) }
    func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
    @_symbol("isKnownUniquelyReferenced(_:)") func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
    class _Rand48 {
      static var state: UInt64 = 0x1234_ABCD_330E
    }
    #module(Glibc)
    func srand48(_ seed: Int) { _Rand48.state = (UInt64(truncatingIfNeeded: seed) & 0xFFFF_FFFF) << 16 | 0x330E }
    func drand48() -> Double { Double(_rand48()) / 281474976710656.0 }
    func _rand48() -> UInt64 {
      _Rand48.state = (_Rand48.state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
      return _Rand48.state
    }
    func lrand48() -> Int { Int(_rand48() >> 17) }
    func mrand48() -> Int { Int(Int32(truncatingIfNeeded: _rand48() >> 16)) }
    // The generator of the C library of Linux.
    class _CRandom {
      static var words: [UInt32] = []
    }
    func srand(_ seed: UInt32) {
      var words = [seed == 0 ? 1 : Int(Int32(bitPattern: seed))]
      for i in 1..<31 {
        let word = 16807 * words[i - 1] % 2147483647
        words.append(word < 0 ? word + 2147483647 : word)
      }
      _CRandom.words = words.map { UInt32(truncatingIfNeeded: $0) }
      for _ in 0..<3 { _CRandom.words.append(_CRandom.words[_CRandom.words.count - 31]) }
      _CRandom.words = Array(_CRandom.words.suffix(31))
      for _ in 0..<310 { _ = rand() }
    }
    func rand() -> Int32 {
      if _CRandom.words.isEmpty { srand(1) }
      let word = _CRandom.words[0] &+ _CRandom.words[28]
      _CRandom.words.removeFirst()
      _CRandom.words.append(word)
      return Int32(word >> 1)
    }
    func srandom(_ seed: UInt32) { srand(seed) }
    func random() -> Int { Int(rand()) }
    let RAND_MAX: Int32 = 2147483647
    func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }
    func arc4random_uniform(_ upperBound: UInt32) -> UInt32 { upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound) }
    #module(Foundation)
    func NSLog(_ format: String, _ arguments: any CVarArg...) { _writeError(String(format: format, arguments: arguments) + "\n") }
    #module(Swift)
    class AnyKeyPath: Hashable {
      static func == (a: AnyKeyPath, b: AnyKeyPath) -> Bool { _isEqual(a, b) }
      func hash(into hasher: inout Hasher) { _hash(self, into: &hasher) }
      final func _value(of root: Any) -> Any?
      class var rootType: Any.Type { Any.self }
      class var valueType: Any.Type { Any.self }
    }
    class PartialKeyPath<Root>: AnyKeyPath {
      override class var rootType: Any.Type { Root.self }
    }
    class KeyPath<Root, Value>: PartialKeyPath<Root> {
      override class var valueType: Any.Type { Value.self }
    }
    extension KeyPath {
      final func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>
      @_symbol("KeyPath.appending(reference:)") final func appending<Next>(path: ReferenceWritableKeyPath<Value, Next>) -> ReferenceWritableKeyPath<Root, Next>
    }
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {
    }
    extension WritableKeyPath {
      @_symbol("WritableKeyPath.appending(path:)") final func appending<Next>(path: WritableKeyPath<Value, Next>) -> WritableKeyPath<Root, Next>
    }
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {
    }
    extension ReferenceWritableKeyPath {
      @_symbol("ReferenceWritableKeyPath.appending(path:)") final func appending<Next>(path: WritableKeyPath<Value, Next>) -> ReferenceWritableKeyPath<Root, Next>
    }
    protocol CustomPlaygroundDisplayConvertible {
      var playgroundDescription: Any { get }
    }
    protocol CustomReflectable {
      var customMirror: Mirror { get }
    }
    protocol MirrorPath {
    }
    extension Int: MirrorPath {
    }
    extension String: MirrorPath {
    }
    struct Mirror: CustomStringConvertible, CustomReflectable {
      typealias Child = (label: String?, value: Any)
      typealias Children = [(label: String?, value: Any)]
      enum AncestorRepresentation {
        case generated
        case customized(() -> Mirror)
        case suppressed
      }
      enum DisplayStyle: String, Sendable {
        case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set
      }
      let children: [(label: String?, value: Any)]
      let subjectType: Any.Type
      let displayStyle: Mirror.DisplayStyle?
      let _subject: Any
      let _level: Int
      let _ancestors: Mirror.AncestorRepresentation
      init(reflecting subject: Any) {
        if let custom = subject as? any CustomReflectable {
          self = custom.customMirror
        } else {
          self.init(_subject: subject, _level: 0, _type: type(of: subject))
        }
      }
      @_symbol("Mirror.init(children)") init<Subject, C: Collection>(_ subject: Subject, children: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) where C.Element == (label: String?, value: Any) {
        self.init(_subject: subject, _type: Subject.self, _children: Array(children), _style: displayStyle, _ancestors: ancestorRepresentation)
      }
      @_symbol("Mirror.init(unlabeled)") init<Subject, C: Collection>(_ subject: Subject, unlabeledChildren: C, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) {
        self.init(_subject: subject, _type: Subject.self, _children: unlabeledChildren.map { (label: nil, value: $0 as Any) }, _style: displayStyle, _ancestors: ancestorRepresentation)
      }
      @_symbol("Mirror.init(pairs)") init<Subject>(_ subject: Subject, children: KeyValuePairs<String, Any>, displayStyle: Mirror.DisplayStyle? = nil, ancestorRepresentation: Mirror.AncestorRepresentation = .generated) {
        self.init(_subject: subject, _type: Subject.self, _children: children.map { (label: $0.key, value: $0.value) }, _style: displayStyle, _ancestors: ancestorRepresentation)
      }
      init(_subject: Any, _type: Any.Type, _children: [(label: String?, value: Any)], _style: Mirror.DisplayStyle?, _ancestors: Mirror.AncestorRepresentation) {
        self._subject = _subject
        _level = 0
        children = _children
        subjectType = _type
        displayStyle = _style
        self._ancestors = _ancestors
      }
      init(_subject: Any, _level: Int, _type: Any.Type) {
        self._subject = _subject
        self._level = _level
        children = _children(_subject, _level)
        subjectType = _type
        displayStyle = Mirror.DisplayStyle(rawValue: _displayStyle(_subject))
        _ancestors = .generated
      }
      var superclassMirror: Mirror? {
        switch _ancestors {
        case .generated: return _subject is Any.Type ? nil : _ancestor(_subject, _level + 1).map { Mirror(_subject: _subject, _level: _level + 1, _type: $0) }
        case .customized(let make): return make()
        case .suppressed: return nil
        }
      }
      func descendant(_ first: any MirrorPath, _ rest: any MirrorPath...) -> Any? {
        var value: Any = _subject
        var mirror = self
        for step in [first] + rest {
          let place = step as? Int ?? mirror.children.firstIndex { $0.label == step as? String } ?? -1
          guard mirror.children.indices.contains(place) else { return nil }
          value = mirror.children[place].value
          mirror = Mirror(reflecting: value)
        }
        return .some(value)
      }
      var description: String { "Mirror for " + String(describing: subjectType) }
      var customMirror: Mirror { Mirror(self, children: [:]) }
    }
    func _displayStyle(_ subject: Any) -> String
    func _ancestor(_ subject: Any, _ level: Int) -> Any.Type?
    func _children(_ subject: Any, _ level: Int) -> [(label: String?, value: Any)]
    """#
}
