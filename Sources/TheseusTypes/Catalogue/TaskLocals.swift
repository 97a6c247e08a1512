extension Catalogue {
  /// Values that a task has for as long as an operation runs.
  static let taskLocals = #"""
    @propertyWrapper class TaskLocal<Value>: CustomStringConvertible, Sendable {
      let _default: Value
      init(wrappedValue: Value) { _default = wrappedValue }
      var wrappedValue: Value { _bound() ?? _default }
      var projectedValue: TaskLocal<Value> { self }
      var description: String { "TaskLocal<" + String(describing: Value.self) + ">(defaultValue: " + String(describing: _default) + ")" }
      func get() -> Value { wrappedValue }
      @discardableResult func withValue<R>(_ value: Value, operation: () throws -> R) rethrows -> R {
        let outer = _bound()
        _bind(value)
        defer { if let outer { _bind(outer) } else { _unbind() } }
        return try operation()
      }
      @_symbol("TaskLocal.withValue(async)") @discardableResult func withValue<R>(_ value: Value, operation: () async throws -> R) async rethrows -> R {
        let outer = _bound()
        _bind(value)
        defer { if let outer { _bind(outer) } else { _unbind() } }
        return try await operation()
      }
      func _bound() -> Value?
      func _bind(_ value: Value)
      func _unbind()
    }
    """#
}
