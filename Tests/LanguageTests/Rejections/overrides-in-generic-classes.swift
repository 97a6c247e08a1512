class Store<T> {
  func name() -> String { "a" }
  func put(_ x: T) {}
  func each<U>(_ u: U, _ t: T) {}
  init(value: T) {}
}
class Silent<T>: Store<T> { override func name() { print(1) } }
class Counted: Store<Int> { override func name() -> Int { 1 } }
class Texts: Store<Int> { override func put(_ x: String) { } }
class Fixed<T>: Store<T> { override init(value: Int) { super.init(value: value) } }
class Numbers<T>: Store<T> { override func put(_ x: Int) { } }
class Hidden: Store<Int> { func name() -> String { "b" } }
class Unmarked: Store<Int> { func put(_ x: Int) { } }
class Lists<U>: Store<[U]> { func put(_ x: [U]) { } }
class Plain<U>: Store<U> { init(value: U) { super.init(value: value) } }
class Right<U>: Store<U> { override func each<V>(_ v: V, _ t: U) {}; override func put(_ x: U) {} }
// expect error 7:43: method does not override any method from its superclass
// expect error 8:43: method does not override any method from its superclass
// expect error 9:41: method does not override any method from its superclass
// expect error 10:37: initializer does not override a designated initializer from its superclass
// expect error 10:74: cannot convert value of type 'Int' to expected argument type 'T'
// expect error 11:44: method does not override any method from its superclass
// expect error 12:33: overriding declaration requires an 'override' keyword
// expect error 13:35: overriding declaration requires an 'override' keyword
// expect error 14:35: overriding declaration requires an 'override' keyword
// expect error 15:28: overriding declaration requires an 'override' keyword
