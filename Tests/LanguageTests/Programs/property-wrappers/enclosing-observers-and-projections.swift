@propertyWrapper struct Pub<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  var projectedValue: String { "proj \(stored)" }
  static subscript<T: Base>(_enclosingInstance o: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Pub<Value>>) -> Value {
    get { print("get"); return o[keyPath: s].stored }
    set { print("set", newValue); o.log.append("\(newValue)"); o[keyPath: s].stored = newValue }
  }
}
class Base { var log: [String] = [] }
final class M: Base {
  @Pub var a = 1
  @Pub var b: [Int] = [] { willSet { print("will", newValue) } didSet { print("did", oldValue) } }
  @Pub var c = "x" { didSet { print("c did", c) } }
}
let m = M()
print(m.a)
m.a = 5
m.a += 2
print(m.$a, m.log)
m.b.append(1)
m.b = [3]
print(m.b, m.$b)
m.c = "y"
m.c += "z"
@propertyWrapper struct Proj<Value> {
  var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  @available(*, unavailable) var projectedValue: Proj<Value> { get { fatalError() } set { fatalError() } }
  static subscript<T: Base>(_enclosingInstance o: T, wrapped w: ReferenceWritableKeyPath<T, Value>, storage s: ReferenceWritableKeyPath<T, Proj<Value>>) -> Value {
    get { o[keyPath: s].stored }
    set { o.log.append("w"); o[keyPath: s].stored = newValue }
  }
  static subscript<T: Base>(_enclosingInstance o: T, projected w: ReferenceWritableKeyPath<T, Proj<Value>>, storage s: ReferenceWritableKeyPath<T, Proj<Value>>) -> Proj<Value> {
    get { o.log.append("projected"); return o[keyPath: s] }
    set { o.log.append("setp"); o[keyPath: s] = newValue }
  }
}
final class N: Base {
  @Proj var v = 1
}
let n = N()
n.v = 4
print(n.$v.stored, n.v, n.log)
n.$v.stored = 9
print(n.v, n.log)
print(n[keyPath: \N.v])
n[keyPath: \N.v] = 10
print(n.log)
// expect: get
// expect: 1
// expect: set 5
// expect: get
// expect: set 7
// expect: proj 7 ["5", "7"]
// expect: get
// expect: get
// expect: will [1]
// expect: set [1]
// expect: did []
// expect: get
// expect: will [3]
// expect: set [3]
// expect: did [1]
// expect: get
// expect: [3] proj [3]
// expect: set y
// expect: get
// expect: c did y
// expect: get
// expect: set yz
// expect: get
// expect: c did yz
// expect: 4 4 ["w", "projected"]
// expect: 9 ["w", "projected", "projected", "setp"]
// expect: 9
// expect: ["w", "projected", "projected", "setp", "w"]
