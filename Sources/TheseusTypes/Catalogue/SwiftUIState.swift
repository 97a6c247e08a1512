extension Catalogue {
  /// Property wrappers; what they store is read and written by natives of the runtime.
  static let swiftUIState = #"""
    protocol DynamicProperty {
      mutating func update()
    }
    extension DynamicProperty {
      mutating func update() { }
    }
    @propertyWrapper struct State<Value>: DynamicProperty {
      var _value: Value
      var _location: Any?
      init(wrappedValue: Value) { _value = wrappedValue; _location = nil }
      init(initialValue: Value) { _value = initialValue; _location = nil }
      @_native var wrappedValue: Value { get nonmutating set }
      @_native var projectedValue: Binding<Value> { get }
    }
    extension State where Value: ExpressibleByNilLiteral {
      init() { self.init(wrappedValue: nil) }
    }
    @propertyWrapper @dynamicMemberLookup struct Binding<Value>: DynamicProperty {
      var _location: Any?
      var _value: Value
      @_native init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
      @_native @_symbol("Binding.init(getSetTransaction)") init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void)
      @_native static func constant(_ value: Value) -> Binding<Value>
      @_native var wrappedValue: Value { get nonmutating set }
      var projectedValue: Binding<Value> { self }
      init(projectedValue: Binding<Value>) { self = projectedValue }
      @_native subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
      @_native var transaction: Transaction { get }
      @_native func animation(_ animation: Animation? = .default) -> Binding<Value>
      @_native func transaction(_ transaction: Transaction) -> Binding<Value>
    }
    extension Binding {
      @_native @_symbol("Binding.init(unwrapping)") init?(_ base: Binding<Value?>)
    }
    extension Binding {
      @_native @_symbol("Binding.init(optional)") init<V>(_ base: Binding<V>) where Value == V?
    }
    extension Binding: Identifiable where Value: Identifiable {
      var id: Value.ID { wrappedValue.id }
    }
    extension Binding: Sequence where Value: MutableCollection {
      typealias Element = Binding<Value.Element>
      func makeIterator() -> IndexingIterator<Array<Binding<Value.Element>>> { _elements.makeIterator() }
      @_native var _elements: Array<Binding<Value.Element>> { get }
    }
    extension Binding: Collection where Value: MutableCollection {
      typealias Index = Value.Index
      typealias SubSequence = Slice<Binding<Value>>
      var startIndex: Value.Index { wrappedValue.startIndex }
      var endIndex: Value.Index { wrappedValue.endIndex }
      var indices: Value.Indices { wrappedValue.indices }
      var count: Int { wrappedValue.count }
      func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
      @_native subscript(position: Value.Index) -> Binding<Value.Element> { get }
    }
    extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
      func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    }
    extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {
    }
    @propertyWrapper struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      var _thunk: () -> ObjectType
      var _location: Any?
      init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { _thunk = thunk; _location = nil }
      @_native var wrappedValue: ObjectType { get }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
    }
    @propertyWrapper struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      var wrappedValue: ObjectType
      init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
      init(initialValue: ObjectType) { self.wrappedValue = initialValue }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
      @dynamicMemberLookup struct Wrapper {
        var _object: ObjectType
        subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { _bindingToMember(_object, keyPath) }
      }
    }
    @propertyWrapper struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      var _object: ObjectType?
      init() { _object = nil }
      @_native var wrappedValue: ObjectType { get }
      var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject<ObjectType>.Wrapper(_object: wrappedValue) }
    }
    @propertyWrapper @dynamicMemberLookup struct Bindable<Value> {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
      var projectedValue: Bindable<Value> { self }
      init(projectedValue: Bindable<Value>) { self = projectedValue }
      subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { _bindingToMember(wrappedValue, keyPath) }
    }
    @_native func _bindingToMember<Root, Subject>(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Subject>) -> Binding<Subject>
    @propertyWrapper struct Environment<Value>: DynamicProperty {
      var _key: Any
      var _value: Value?
      var _isInstalled: Bool
      init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _key = keyPath; _value = nil; _isInstalled = false }
      @_native var wrappedValue: Value { get }
    }
    extension Environment where Value: AnyObject & Observable {
      @_symbol("Environment.init(object)") init(_ objectType: Value.Type) { _key = objectType; _value = nil; _isInstalled = false }
    }
    extension Environment {
      @_symbol("Environment.init(optionalObject)") init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? { _key = objectType; _value = nil; _isInstalled = false }
    }
    @propertyWrapper struct FocusState<Value: Hashable>: DynamicProperty {
      var _value: Value
      var _location: Any?
      @_symbol("FocusState.init(bool)") init() where Value == Bool { _value = false; _location = nil }
      @_symbol("FocusState.init(optional)") init<T: Hashable>() where Value == T? { _value = nil; _location = nil }
      @_native var wrappedValue: Value { get nonmutating set }
      @_native var projectedValue: FocusState<Value>.Binding { get }
      @propertyWrapper struct Binding {
        var _location: Any?
        var _value: Value
        @_native var wrappedValue: Value { get nonmutating set }
        var projectedValue: FocusState<Value>.Binding { self }
      }
    }
    @propertyWrapper struct AppStorage<Value>: DynamicProperty {
      var _key: String
      var _value: Value
      var _location: Any?
      init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { _key = key; _value = wrappedValue; _location = nil }
      @_native var wrappedValue: Value { get nonmutating set }
      @_native var projectedValue: Binding<Value> { get }
      @_native func _held(by object: AnyObject, as name: String) -> AppStorage<Value>
    }
    extension AppStorage where Value: ExpressibleByNilLiteral {
      init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
    }
    @propertyWrapper struct SceneStorage<Value>: DynamicProperty {
      var _key: String
      var _value: Value
      var _location: Any?
      init(wrappedValue: Value, _ key: String) { _key = key; _value = wrappedValue; _location = nil }
      @_native var wrappedValue: Value { get nonmutating set }
      @_native var projectedValue: Binding<Value> { get }
    }
    extension SceneStorage where Value: ExpressibleByNilLiteral {
      init(_ key: String) { self.init(wrappedValue: nil, key) }
    }
    @propertyWrapper struct GestureState<Value>: DynamicProperty {
      var _value: Value
      var _location: Any?
      var _reset: ((Value, inout Transaction) -> Void)?
      init(wrappedValue: Value) { _value = wrappedValue; _location = nil; _reset = nil }
      init(initialValue: Value) { self.init(wrappedValue: initialValue) }
      init(wrappedValue: Value, resetTransaction: Transaction) { _value = wrappedValue; _location = nil; _reset = { _, transaction in transaction = resetTransaction } }
      init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue, resetTransaction: resetTransaction) }
      init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { _value = wrappedValue; _location = nil; _reset = reset }
      init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: initialValue, reset: reset) }
      @_native var wrappedValue: Value { get }
      var projectedValue: GestureState<Value> { self }
    }
    extension GestureState where Value: ExpressibleByNilLiteral {
      init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil, resetTransaction: resetTransaction) }
      init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
    }
    @propertyWrapper struct Namespace: DynamicProperty {
      var _location: Any?
      init() { _location = nil }
      @_native var wrappedValue: Namespace.ID { get }
      struct ID: Hashable {
        var _number: Int
      }
    }
    @propertyWrapper struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
      var wrappedValue: Value
      init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
      init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
    }
    protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Value { get }
      static func reduce(value: inout Value, nextValue: () -> Value)
    }
    extension PreferenceKey where Value: ExpressibleByNilLiteral {
      static var defaultValue: Value { nil }
    }
    protocol TransactionKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    struct Transaction {
      var animation: Animation?
      var disablesAnimations: Bool
      var isContinuous: Bool
      var _completions: [() -> Void]
      var _values: Any?
      init() { animation = nil; disablesAnimations = false; isContinuous = false; _completions = []; _values = nil }
      init(animation: Animation?) { self.init(); self.animation = animation }
      mutating func addAnimationCompletion(criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void) { _completions.append(completion) }
      subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { _entry("key " + String(reflecting: key), default: K.defaultValue) }
        set { self = _settingEntry("key " + String(reflecting: key), to: newValue) }
      }
      @_native func _entry<T>(_ name: String, default value: T) -> T
      @_native func _settingEntry<T>(_ name: String, to value: T) -> Transaction
    }
    @discardableResult func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { _beginTransaction(Transaction(animation: animation)); defer { _endTransaction() }; return try body() }
    @discardableResult @_symbol("withAnimation(completion)") func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result { var transaction = Transaction(animation: animation); transaction.addAnimationCompletion(criteria: completionCriteria, completion); return try withTransaction(transaction, body) }
    @discardableResult func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { _beginTransaction(transaction); defer { _endTransaction() }; return try body() }
    @discardableResult @_symbol("withTransaction(keyPath)") func withTransaction<Result, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result) rethrows -> Result { var transaction = Transaction(); transaction[keyPath: keyPath] = value; return try withTransaction(transaction, body) }
    @_native func _beginTransaction(_ transaction: Transaction)
    @_native func _endTransaction()
    """#
}
