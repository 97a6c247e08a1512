protocol Action {}
protocol Reducer { associatedtype State; associatedtype Act; func reduce(_ state: inout State, _ action: Act) -> [Effect<Act>] }
struct Effect<A> {
  let name: String
  let run: () -> A?
  static func just(_ a: A) -> Effect { Effect(name: "just") { a } }
  static var none: [Effect<A>] { [] }
}
struct Counter: Reducer {
  struct State: Equatable { var count = 0; var history: [Int] = []; @Clamped(0...5) var level = 2 }
  enum Act { case increment(by: Int = 1), decrement, reset, set(Int) }
  func reduce(_ state: inout State, _ action: Act) -> [Effect<Act>] {
    defer { state.history.append(state.count) }
    switch action {
    case .increment(let n) where n > 10: return [.just(.set(10))]
    case .increment(let n): state.count += n; state.level += n
    case .decrement: state.count -= 1; state.level -= 1
    case .reset: state = .init(); return .init()
    case .set(let n): state.count = n
    }
    return Effect.none
  }
}
@propertyWrapper struct Clamped<V: Comparable> {
  private var value: V
  let range: ClosedRange<V>
  init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound) }
  var wrappedValue: V { get { value } set { value = min(max(newValue, range.lowerBound), range.upperBound) } }
  var projectedValue: ClosedRange<V> { range }
}
extension Clamped: Equatable { static func == (l: Self, r: Self) -> Bool { l.value == r.value } }
@dynamicMemberLookup final class Store<R: Reducer> {
  private(set) var state: R.State
  private let reducer: R
  private var listeners: [(R.State) -> Void] = []
  init(_ reducer: R, initial: R.State) { self.reducer = reducer; state = initial }
  subscript<T>(dynamicMember path: KeyPath<R.State, T>) -> T { state[keyPath: path] }
  @discardableResult func send(_ action: R.Act) -> Self {
    var queue = [action]
    while !queue.isEmpty {
      let next = queue.removeFirst()
      queue += reducer.reduce(&state, next).compactMap { $0.run() }
      listeners.forEach { $0(state) }
    }
    return self
  }
  func observe(_ f: @escaping (R.State) -> Void) { listeners.append(f) }
  func scope<T>(_ path: WritableKeyPath<R.State, T>) -> Scoped<R.State, T> { Scoped(get: { [self] in state[keyPath: path] }, set: { [unowned self] in state[keyPath: path] = $0 }) }
}
struct Scoped<Root, T> { let get: () -> T; let set: (T) -> Void; var value: T { get { get() } nonmutating set { set(newValue) } } }
let store = Store(Counter(), initial: .init())
store.observe { print("now", $0.count, $0.level) }
store.send(.increment()).send(.increment(by: 20)).send(.decrement)
print(store.count, store.history, store.level, store.state.$level)
let scoped = store.scope(\.count)
scoped.value += 5
print(store.count, scoped.value)
store.send(.reset)
print(store.state == Counter.State(), store.history)
struct Logger<Base: Reducer>: Reducer where Base.Act: CustomStringConvertible {
  let base: Base
  func reduce(_ s: inout Base.State, _ a: Base.Act) -> [Effect<Base.Act>] { print("action:", a); return base.reduce(&s, a) }
}
extension Counter.Act: CustomStringConvertible {
  var description: String { switch self { case .increment(by: let n): "+\(n)"; case .decrement: "-1"; case .reset: "reset"; case .set(let n): "=\(n)" } }
}
extension Reducer { func logged() -> Logger<Self> where Act: CustomStringConvertible { Logger(base: self) } }
let logged = Store(Counter().logged(), initial: Counter.State(count: 3))
logged.send(.set(7)).send(.increment(by: 2))
print(logged.count, type(of: logged))
// expect: now 1 3
// expect: now 1 3
// expect: now 10 3
// expect: now 9 2
// expect: 9 [1, 1, 10, 9] 2 0...5
// expect: 14 14
// expect: now 0 2
// expect: false [0]
// expect: action: =7
// expect: action: +2
// expect: 9 Store<Logger<Counter>>
