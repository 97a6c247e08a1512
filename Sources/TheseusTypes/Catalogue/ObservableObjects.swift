extension Catalogue {
  /// Objects whose properties publish.
  static let observableObjects = #"""
    #module(Combine)
    protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher(_object: self) }
    }
    extension ObservableObject {
      func _objectWillChange()
      func _willBeHeard()
    }
    class ObservableObjectPublisher: Publisher {
      typealias Output = Void
      typealias Failure = Never
      var _object: (any ObservableObject)?
      init() { _object = nil }
      init(_object: any ObservableObject) { self._object = _object }
      func send() {
        _observers(_object ?? self, "").send(())
        _object?._objectWillChange()
      }
      func _attach(_ onValue: @escaping (Void) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
        _object?._willBeHeard()
        return _observers(_object ?? self, "")._attach({ _ in onValue(()) }, onEnd)
      }
    }
    func _observers(_ object: AnyObject, _ field: String) -> PassthroughSubject<Any, Never> { _observerTable(object, field, { PassthroughSubject<Any, Never>() }, { subject, value in (subject as! PassthroughSubject<Any, Never>).send(value) }) as! PassthroughSubject<Any, Never> }
    func _observerTable(_ object: AnyObject, _ field: String, _ make: () -> Any, _ send: @escaping (Any, Any) -> Void) -> Any
    struct Published<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(initialValue: Value) { self.wrappedValue = initialValue }
      struct Publisher: _Publisher {
        typealias Output = Value
        typealias Failure = Never
        var _object: AnyObject
        var _field: String
        var _get: () -> Value
        var _set: (Value) -> Void
        func _attach(_ onValue: @escaping (Value) -> Void, _ onEnd: @escaping (Subscribers.Completion<Never>) -> Void) -> AnyCancellable {
          _observers(_object, _field)._attach({ onValue($0 as! Value) }, onEnd)._then { onValue(self._get()) }
        }
        func _assign(_ value: Value) { _set(value) }
        func _keep(_ subscription: AnyCancellable) { _keepAlive(_object, subscription) }
      }
    }
    typealias _Publisher = Publisher
    func _keepAlive(_ object: AnyObject, _ value: Any)
    """#
}
