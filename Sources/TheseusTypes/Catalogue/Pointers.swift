extension Catalogue {
  /// Pointers: a place in a block of memory that is an object, so that using one after its block is freed is no danger.
  static let pointers = #"""
    class _PointerMemory<Element> {
      var cells: [Element]
      init(_ cells: [Element]) { self.cells = cells }
      func fill(_ start: Int, _ count: Int, _ value: Element) { for i in start..<(start + count) { cells[i] = value } }
      func clear(_ start: Int, _ count: Int) { fill(start, count, _uninitialized()) }
      func copy(_ start: Int, from other: _PointerMemory<Element>, _ first: Int, _ count: Int) {
        let source = other.cells._copy(first, first + count)
        for i in 0..<count { cells[start + i] = source[i] }
      }
    }
    func _uninitialized<T>() -> T
    struct UnsafeMutablePointer<Pointee>: Hashable, Comparable {
      let _memory: _PointerMemory<Pointee>
      let _offset: Int
      init(_memory: _PointerMemory<Pointee>, _offset: Int) { self._memory = _memory; self._offset = _offset }
      init(mutating other: UnsafePointer<Pointee>) { _memory = other._memory; _offset = other._offset }
      @_symbol("UnsafeMutablePointer.init(same)") init(_ other: UnsafeMutablePointer<Pointee>) { _memory = other._memory; _offset = other._offset }
      @_symbol("UnsafeMutablePointer.init(optional)") init?(_ other: UnsafeMutablePointer<Pointee>?) {
        guard let other else { return nil }
        self.init(other)
      }
      static func allocate(capacity count: Int) -> UnsafeMutablePointer<Pointee> { UnsafeMutablePointer<Pointee>(_memory: _PointerMemory<Pointee>(Array(repeating: _uninitialized(), count: count)), _offset: 0) }
      func deallocate() { }
      var pointee: Pointee { get { _memory.cells[_offset] } nonmutating set { _memory.cells[_offset] = newValue } }
      subscript(i: Int) -> Pointee { get { _memory.cells[_offset + i] } nonmutating set { _memory.cells[_offset + i] = newValue } }
      func initialize(to value: Pointee) { _memory.cells[_offset] = value }
      @_symbol("UnsafeMutablePointer.initialize(repeating)") func initialize(repeating value: Pointee, count: Int) { _memory.fill(_offset, count, value) }
      @_symbol("UnsafeMutablePointer.initialize(from)") func initialize(from source: UnsafePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      @_symbol("UnsafeMutablePointer.initialize(fromMutable)") func initialize(from source: UnsafeMutablePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      @_symbol("UnsafeMutablePointer.initialize(fromArray)") func initialize(from source: [Pointee], count: Int) { _memory.copy(_offset, from: _PointerMemory<Pointee>(source), 0, count) }
      func update(repeating value: Pointee, count: Int) { _memory.fill(_offset, count, value) }
      @_symbol("UnsafeMutablePointer.update(from)") func update(from source: UnsafePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      @_symbol("UnsafeMutablePointer.update(fromMutable)") func update(from source: UnsafeMutablePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      func assign(repeating value: Pointee, count: Int) { _memory.fill(_offset, count, value) }
      @_symbol("UnsafeMutablePointer.assign(from)") func assign(from source: UnsafePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      @_symbol("UnsafeMutablePointer.assign(fromMutable)") func assign(from source: UnsafeMutablePointer<Pointee>, count: Int) { _memory.copy(_offset, from: source._memory, source._offset, count) }
      func moveInitialize(from source: UnsafeMutablePointer<Pointee>, count: Int) {
        let values = source._memory.cells._copy(source._offset, source._offset + count)
        source._memory.clear(source._offset, count)
        for i in 0..<count { _memory.cells[_offset + i] = values[i] }
      }
      func move() -> Pointee {
        let value = _memory.cells[_offset]
        _memory.clear(_offset, 1)
        return value
      }
      @discardableResult func deinitialize(count: Int) -> UnsafeMutablePointer<Pointee> {
        _memory.clear(_offset, count)
        return self
      }
      func advanced(by n: Int) -> UnsafeMutablePointer<Pointee> { UnsafeMutablePointer<Pointee>(_memory: _memory, _offset: _offset + n) }
      func successor() -> UnsafeMutablePointer<Pointee> { advanced(by: 1) }
      func predecessor() -> UnsafeMutablePointer<Pointee> { advanced(by: -1) }
      func distance(to end: UnsafeMutablePointer<Pointee>) -> Int { end._offset - _offset }
      static func + (a: UnsafeMutablePointer<Pointee>, n: Int) -> UnsafeMutablePointer<Pointee> { a.advanced(by: n) }
      static func - (a: UnsafeMutablePointer<Pointee>, n: Int) -> UnsafeMutablePointer<Pointee> { a.advanced(by: -n) }
      @_symbol("UnsafeMutablePointer.-(distance)") static func - (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Int { a._offset - b._offset }
      static func += (a: inout UnsafeMutablePointer<Pointee>, n: Int) { a = a.advanced(by: n) }
      static func -= (a: inout UnsafeMutablePointer<Pointee>, n: Int) { a = a.advanced(by: -n) }
      static func == (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool { a._memory === b._memory && a._offset == b._offset }
      static func < (a: UnsafeMutablePointer<Pointee>, b: UnsafeMutablePointer<Pointee>) -> Bool { a._offset < b._offset }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_memory)); hasher.combine(_offset) }
    }
    func _constantPointer<T>(_ pointer: UnsafeMutablePointer<T>) -> UnsafePointer<T> { UnsafePointer<T>(pointer) }
    struct UnsafePointer<Pointee>: Hashable, Comparable {
      let _memory: _PointerMemory<Pointee>
      let _offset: Int
      init(_memory: _PointerMemory<Pointee>, _offset: Int) { self._memory = _memory; self._offset = _offset }
      init(_ other: UnsafeMutablePointer<Pointee>) { _memory = other._memory; _offset = other._offset }
      @_symbol("UnsafePointer.init(same)") init(_ other: UnsafePointer<Pointee>) { _memory = other._memory; _offset = other._offset }
      func deallocate() { }
      var pointee: Pointee { _memory.cells[_offset] }
      subscript(i: Int) -> Pointee { _memory.cells[_offset + i] }
      func advanced(by n: Int) -> UnsafePointer<Pointee> { UnsafePointer<Pointee>(_memory: _memory, _offset: _offset + n) }
      func successor() -> UnsafePointer<Pointee> { advanced(by: 1) }
      func predecessor() -> UnsafePointer<Pointee> { advanced(by: -1) }
      func distance(to end: UnsafePointer<Pointee>) -> Int { end._offset - _offset }
      static func + (a: UnsafePointer<Pointee>, n: Int) -> UnsafePointer<Pointee> { a.advanced(by: n) }
      static func - (a: UnsafePointer<Pointee>, n: Int) -> UnsafePointer<Pointee> { a.advanced(by: -n) }
      @_symbol("UnsafePointer.-(distance)") static func - (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Int { a._offset - b._offset }
      static func += (a: inout UnsafePointer<Pointee>, n: Int) { a = a.advanced(by: n) }
      static func -= (a: inout UnsafePointer<Pointee>, n: Int) { a = a.advanced(by: -n) }
      static func == (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool { a._memory === b._memory && a._offset == b._offset }
      static func < (a: UnsafePointer<Pointee>, b: UnsafePointer<Pointee>) -> Bool { a._offset < b._offset }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_memory)); hasher.combine(_offset) }
    }
    struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<Element>
      let baseAddress: UnsafeMutablePointer<Element>?
      let count: Int
      init(start: UnsafeMutablePointer<Element>?, count: Int) { baseAddress = start; self.count = count }
      static func allocate(capacity count: Int) -> UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer<Element>(start: UnsafeMutablePointer<Element>.allocate(capacity: count), count: count) }
      func deallocate() { }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var isEmpty: Bool { count == 0 }
      var _elements: [Element] { baseAddress.map { $0._memory.cells._copy($0._offset, $0._offset + count) } ?? [] }
      subscript(index: Int) -> Element { get { baseAddress![index] } nonmutating set { baseAddress![index] = newValue } }
      func swapAt(_ i: Int, _ j: Int) { let value = baseAddress![i]; baseAddress![i] = baseAddress![j]; baseAddress![j] = value }
      func initializeElement(at index: Int, to value: Element) { baseAddress?.advanced(by: index).initialize(to: value) }
      func initialize(repeating value: Element) { if let baseAddress { baseAddress.initialize(repeating: value, count: count) } }
      func update(repeating value: Element) { initialize(repeating: value) }
      @_symbol("UnsafeMutableBufferPointer.initialize(from)") func initialize<S: Sequence>(from source: S) -> (_ArrayIterator<Element>, Int) where S.Element == Element {
        let values = Array(source)
        for i in 0..<Swift.min(count, values.count) { baseAddress![i] = values[i] }
        return (Array(values.dropFirst(count)).makeIterator(), Swift.min(count, values.count))
      }
      @discardableResult func deinitialize() -> UnsafeMutablePointer<Element>? { baseAddress.map { $0.deinitialize(count: count) } }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { _elements._slice(start, end) }
      func makeIterator() -> _ArrayIterator<Element> { _elements.makeIterator() }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { try body(UnsafeBufferPointer(self)) }
    }
    struct UnsafeBufferPointer<Element>: RandomAccessCollection {
      typealias Index = Int
      typealias SubSequence = ArraySlice<Element>
      typealias Indices = Range<Int>
      typealias Iterator = _ArrayIterator<Element>
      let baseAddress: UnsafePointer<Element>?
      let count: Int
      init(start: UnsafePointer<Element>?, count: Int) { baseAddress = start; self.count = count }
      @_symbol("UnsafeBufferPointer.init(mutable)") init(start: UnsafeMutablePointer<Element>?, count: Int) { baseAddress = start.map { UnsafePointer<Element>($0) }; self.count = count }
      @_symbol("UnsafeBufferPointer.init(buffer)") init(_ other: UnsafeMutableBufferPointer<Element>) { self.init(start: other.baseAddress, count: other.count) }
      init(_elements: [Element]) { baseAddress = UnsafePointer<Element>(_memory: _PointerMemory<Element>(_elements), _offset: 0); count = _elements.count }
      var startIndex: Int { 0 }
      var endIndex: Int { count }
      var isEmpty: Bool { count == 0 }
      var _elements: [Element] { baseAddress.map { $0._memory.cells._copy($0._offset, $0._offset + count) } ?? [] }
      subscript(index: Int) -> Element { baseAddress![index] }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? { try body(self) }
      func deallocate() { }
      func _subsequence(_ start: Int, _ end: Int) -> ArraySlice<Element> { _elements._slice(start, end) }
      func makeIterator() -> _ArrayIterator<Element> { _elements.makeIterator() }
    }
    struct UnsafeMutableRawPointer: Hashable {
      let _memory: _PointerMemory<UInt8>
      let _offset: Int
      init(_memory: _PointerMemory<UInt8>, _offset: Int) { self._memory = _memory; self._offset = _offset }
      static func allocate(byteCount: Int, alignment: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_memory: _PointerMemory<UInt8>(Array(repeating: 0, count: byteCount)), _offset: 0) }
      func deallocate() { }
      func storeBytes<T>(of value: T, toByteOffset offset: Int = 0, as type: T.Type) {
        let bytes = _bytes(of: value)
        for i in 0..<bytes.count { _memory.cells[_offset + offset + i] = bytes[i] }
      }
      func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { _value(ofBytes: _memory.cells._copy(_offset + offset, _offset + offset + MemoryLayout<T>.size), type) }
      func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T { load(fromByteOffset: offset, as: type) }
      func advanced(by n: Int) -> UnsafeMutableRawPointer { UnsafeMutableRawPointer(_memory: _memory, _offset: _offset + n) }
      static func + (a: UnsafeMutableRawPointer, n: Int) -> UnsafeMutableRawPointer { a.advanced(by: n) }
      static func - (a: UnsafeMutableRawPointer, n: Int) -> UnsafeMutableRawPointer { a.advanced(by: -n) }
      static func += (a: inout UnsafeMutableRawPointer, n: Int) { a = a.advanced(by: n) }
      static func == (a: UnsafeMutableRawPointer, b: UnsafeMutableRawPointer) -> Bool { a._memory === b._memory && a._offset == b._offset }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_memory)); hasher.combine(_offset) }
    }
    func _memory<T>(_ value: T) -> _PointerMemory<T> { _PointerMemory<T>([value]) }
    func _memoryOfElements<T>(_ values: [T]) -> _PointerMemory<T> { _PointerMemory<T>(values) }
    func _pointedValue<T>(_ memory: _PointerMemory<T>) -> T { memory.cells[0] }
    func _pointedElements<T>(_ memory: _PointerMemory<T>) -> [T] { memory.cells }
    func _mutablePointer<T>(_ memory: _PointerMemory<T>) -> UnsafeMutablePointer<T> { UnsafeMutablePointer<T>(_memory: memory, _offset: 0) }
    func _pointer<T>(_ memory: _PointerMemory<T>) -> UnsafePointer<T> { UnsafePointer<T>(_memory: memory, _offset: 0) }
    func _pointerToElements<T>(_ values: [T]) -> UnsafePointer<T> { UnsafePointer<T>(_memory: _PointerMemory<T>(values), _offset: 0) }
    func _pointerToBytes(_ text: String) -> UnsafePointer<UInt8> { _pointerToElements(text._utf8 + [0]) }
    func _pointerToCharacters(_ text: String) -> UnsafePointer<Int8> { _pointerToElements((text._utf8 + [0]).map { Int8(bitPattern: $0) }) }
    func _untilZero<T: FixedWidthInteger>(_ pointer: UnsafePointer<T>) -> [T] {
      var units: [T] = []
      while pointer[units.count] != 0 { units.append(pointer[units.count]) }
      return units
    }
    extension String {
      @_symbol("String.init(characters)") init(cString pointer: UnsafePointer<Int8>) { self.init(cString: _untilZero(pointer) + [0]) }
      @_symbol("String.init(bytes)") init(cString pointer: UnsafePointer<UInt8>) { self = String(decoding: _untilZero(pointer), as: UTF8.self) }
    }
    #module(Glibc)
    func strlen(_ text: UnsafePointer<Int8>) -> Int {
      var n = 0
      while text[n] != 0 { n += 1 }
      return n
    }
    #module(Swift)
    func withUnsafeMutablePointer<T, R>(to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> R) rethrows -> R {
      let memory = _PointerMemory<T>([value])
      defer { value = memory.cells[0] }
      return try body(UnsafeMutablePointer<T>(_memory: memory, _offset: 0))
    }
    func withUnsafePointer<T, R>(to value: T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R { try body(UnsafePointer<T>(_memory: _PointerMemory<T>([value]), _offset: 0)) }
    @_symbol("withUnsafePointer(inout)") func withUnsafePointer<T, R>(to value: inout T, _ body: (UnsafePointer<T>) throws -> R) rethrows -> R { try body(UnsafePointer<T>(_memory: _PointerMemory<T>([value]), _offset: 0)) }
    func withUnsafeTemporaryAllocation<T, R>(of type: T.Type, capacity: Int, _ body: (UnsafeMutableBufferPointer<T>) throws -> R) rethrows -> R { try body(UnsafeMutableBufferPointer<T>.allocate(capacity: capacity)) }
    func unsafeDowncast<T: AnyObject>(_ x: AnyObject, to type: T.Type) -> T { x as! T }
    func unsafeBitCast<T, U>(_ x: T, to type: U.Type) -> U {
      if let same = x as? U { return same }
      let bits: UInt64
      switch x {
      case let value as Double: bits = value.bitPattern
      case let value as Float: bits = UInt64(value.bitPattern)
      case let value as Int: bits = UInt64(bitPattern: Int64(value))
      case let value as Int64: bits = UInt64(bitPattern: value)
      case let value as UInt: bits = UInt64(value)
      case let value as UInt64: bits = value
      case let value as Int32: bits = UInt64(UInt32(bitPattern: value))
      case let value as UInt32: bits = UInt64(value)
      case let value as Int16: bits = UInt64(UInt16(bitPattern: value))
      case let value as UInt16: bits = UInt64(value)
      case let value as Int8: bits = UInt64(UInt8(bitPattern: value))
      case let value as UInt8: bits = UInt64(value)
      default: _unsupported("unsafeBitCast(_:to:) of '" + String(describing: T.self) + "' to '" + String(describing: U.self) + "'")
      }
      let results: [Any] = [
        Double(bitPattern: bits), Float(bitPattern: UInt32(truncatingIfNeeded: bits)), Int(truncatingIfNeeded: bits),
        Int64(truncatingIfNeeded: bits), UInt(bits), bits, Int32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits),
        Int16(truncatingIfNeeded: bits), UInt16(truncatingIfNeeded: bits), Int8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits),
      ]
      for case let result as U in results { return result }
      _unsupported("unsafeBitCast(_:to:) of '" + String(describing: T.self) + "' to '" + String(describing: U.self) + "'")
    }
    extension Array {
      init(unsafeUninitializedCapacity: Int, initializingWith initializer: (inout UnsafeMutableBufferPointer<Element>, inout Int) throws -> Void) rethrows {
        var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: unsafeUninitializedCapacity)
        var count = 0
        try initializer(&buffer, &count)
        if count > unsafeUninitializedCapacity { _trap("Initialized count set to greater than specified capacity.") }
        self = Array(buffer.prefix(count))
      }
    }
    class ManagedBuffer<Header, Element> {
      var _headerMemory: _PointerMemory<Header>
      var _elementMemory: _PointerMemory<Element>
      let capacity: Int
      required init(_capacity: Int) {
        _headerMemory = _PointerMemory<Header>([_uninitialized()])
        _elementMemory = _PointerMemory<Element>(Array(repeating: _uninitialized(), count: _capacity))
        capacity = _capacity
      }
      class func create(minimumCapacity: Int, makingHeaderWith factory: (ManagedBuffer<Header, Element>) throws -> Header) rethrows -> ManagedBuffer<Header, Element> {
        let buffer = self.init(_capacity: minimumCapacity)
        buffer._headerMemory.cells[0] = try factory(buffer)
        return buffer
      }
      var header: Header { get { _headerMemory.cells[0] } set { _headerMemory.cells[0] = newValue } }
      func withUnsafeMutablePointerToHeader<R>(_ body: (UnsafeMutablePointer<Header>) throws -> R) rethrows -> R { try body(UnsafeMutablePointer<Header>(_memory: _headerMemory, _offset: 0)) }
      func withUnsafeMutablePointerToElements<R>(_ body: (UnsafeMutablePointer<Element>) throws -> R) rethrows -> R { try body(UnsafeMutablePointer<Element>(_memory: _elementMemory, _offset: 0)) }
      func withUnsafeMutablePointers<R>(_ body: (UnsafeMutablePointer<Header>, UnsafeMutablePointer<Element>) throws -> R) rethrows -> R { try body(UnsafeMutablePointer<Header>(_memory: _headerMemory, _offset: 0), UnsafeMutablePointer<Element>(_memory: _elementMemory, _offset: 0)) }
    }
    """#
}
