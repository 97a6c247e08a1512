extension Catalogue {
  /// Values that threads share: behind a lock, and changed in one step.
  static let synchronization = #"""
    #module(Synchronization)
    class _SharedValue<Value> {
      var value: Value
      let lock: NSLock = NSLock()
      init(_ value: Value) { self.value = value }
    }
    struct Mutex<Value>: Sendable {
      let _shared: _SharedValue<Value>
      init(_ initialValue: Value) { _shared = _SharedValue(initialValue) }
      func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
        _shared.lock.lock()
        defer { _shared.lock.unlock() }
        return try body(&_shared.value)
      }
      func withLockIfAvailable<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R? {
        if !_shared.lock.try() { return nil }
        defer { _shared.lock.unlock() }
        return try body(&_shared.value)
      }
    }
    protocol AtomicRepresentable: Equatable {}
    extension Int: AtomicRepresentable {}
    extension Int8: AtomicRepresentable {}
    extension Int16: AtomicRepresentable {}
    extension Int32: AtomicRepresentable {}
    extension Int64: AtomicRepresentable {}
    extension UInt: AtomicRepresentable {}
    extension UInt8: AtomicRepresentable {}
    extension UInt16: AtomicRepresentable {}
    extension UInt32: AtomicRepresentable {}
    extension UInt64: AtomicRepresentable {}
    extension Bool: AtomicRepresentable {}
    extension Double: AtomicRepresentable {}
    extension Float: AtomicRepresentable {}
    struct AtomicLoadOrdering: Sendable {
      static let relaxed: AtomicLoadOrdering = AtomicLoadOrdering()
      static let acquiring: AtomicLoadOrdering = AtomicLoadOrdering()
      static let sequentiallyConsistent: AtomicLoadOrdering = AtomicLoadOrdering()
    }
    struct AtomicStoreOrdering: Sendable {
      static let relaxed: AtomicStoreOrdering = AtomicStoreOrdering()
      static let releasing: AtomicStoreOrdering = AtomicStoreOrdering()
      static let sequentiallyConsistent: AtomicStoreOrdering = AtomicStoreOrdering()
    }
    struct AtomicUpdateOrdering: Sendable {
      static let relaxed: AtomicUpdateOrdering = AtomicUpdateOrdering()
      static let acquiring: AtomicUpdateOrdering = AtomicUpdateOrdering()
      static let releasing: AtomicUpdateOrdering = AtomicUpdateOrdering()
      static let acquiringAndReleasing: AtomicUpdateOrdering = AtomicUpdateOrdering()
      static let sequentiallyConsistent: AtomicUpdateOrdering = AtomicUpdateOrdering()
    }
    struct Atomic<Value: AtomicRepresentable>: Sendable {
      let _shared: _SharedValue<Value>
      init(_ initialValue: Value) { _shared = _SharedValue(initialValue) }
      func load(ordering: AtomicLoadOrdering) -> Value { _shared.value }
      func store(_ desired: Value, ordering: AtomicStoreOrdering) { _shared.value = desired }
      func exchange(_ desired: Value, ordering: AtomicUpdateOrdering) -> Value {
        let original = _shared.value
        _shared.value = desired
        return original
      }
      func compareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) {
        let original = _shared.value
        if original == expected { _shared.value = desired }
        return (original == expected, original)
      }
      @_symbol("Atomic.compareExchange(orderings)") func compareExchange(expected: Value, desired: Value, successOrdering: AtomicUpdateOrdering, failureOrdering: AtomicLoadOrdering) -> (exchanged: Bool, original: Value) { compareExchange(expected: expected, desired: desired, ordering: successOrdering) }
      func weakCompareExchange(expected: Value, desired: Value, ordering: AtomicUpdateOrdering) -> (exchanged: Bool, original: Value) { compareExchange(expected: expected, desired: desired, ordering: ordering) }
      @discardableResult func _update(_ change: (Value) -> Value) -> (oldValue: Value, newValue: Value) {
        let old = _shared.value
        _shared.value = change(old)
        return (old, _shared.value)
      }
    }
    extension Atomic where Value: FixedWidthInteger {
      @discardableResult func add(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 + operand } }
      @discardableResult func subtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 - operand } }
      @discardableResult func wrappingAdd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 &+ operand } }
      @discardableResult func wrappingSubtract(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 &- operand } }
      @discardableResult func bitwiseAnd(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 & operand } }
      @discardableResult func bitwiseOr(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 | operand } }
      @discardableResult func bitwiseXor(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 ^ operand } }
      @discardableResult func min(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 < operand ? $0 : operand } }
      @discardableResult func max(_ operand: Value, ordering: AtomicUpdateOrdering) -> (oldValue: Value, newValue: Value) { _update { $0 > operand ? $0 : operand } }
    }
    extension Atomic where Value == Bool {
      @discardableResult func logicalAnd(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { _update { $0 && operand } }
      @discardableResult func logicalOr(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { _update { $0 || operand } }
      @discardableResult func logicalXor(_ operand: Bool, ordering: AtomicUpdateOrdering) -> (oldValue: Bool, newValue: Bool) { _update { $0 != operand } }
    }
    """#
}
