@propertyWrapper struct Told<V> {
  private var value: V
  init(wrappedValue: V) { value = wrappedValue; print("init", wrappedValue) }
  init(wrappedValue: V, _ word: String) { value = wrappedValue; print("init", wrappedValue, word) }
  var wrappedValue: V {
    get { value }
    set { print("set", newValue); value = newValue }
  }
}
@propertyWrapper struct Deaf<V> {
  private let value: V
  init(wrappedValue: V) { value = wrappedValue }
  var wrappedValue: V { get { value } nonmutating set { print("not set", newValue) } }
}
struct Complete {
  @Told var n = 1
  @Told var m: Int
  init() { m = 4; n = 5; m = 6 }
}
struct Incomplete {
  @Told var n = 1
  @Told("word") var m = 0
  let k: Int
  init() { n = 5; m = 4; m = 6; n = 7; k = 1; m = 8; self.n = 9 }
}
struct Paths {
  @Told var n = 1
  @Told var m: Int
  let k: Int
  init(_ isShort: Bool) {
    n = 2
    if isShort { n = 3; k = 1; m = 0; n = 4 } else { m = 1; k = 2 }
    n = 5
  }
  init(_ times: Int) {
    if times > 0 { m = 1 }
    m = 2
    k = times
    for turn in 0..<times { m = turn }
  }
  init(delegating times: Int) { self.init(times); m = 10 }
  init?(failing k: Int) {
    n = 30
    guard k > 0 else { return nil }
    self.k = k
    m = 31
    n = 32
  }
}
class Base {
  @Told var n = 1
  var k: Int
  init() { n = 2; k = 1; n = 3 }
}
class Derived: Base {
  @Told var z = 1
  @Told var y: Int
  override init() { z = 2; y = 5; z = 3; super.init(); z = 4; n = 20 }
}
struct Optionals {
  @Told var n: Int?
  let k: Int
  init() { n = 5; k = 1; n = 6 }
}
class Convenient {
  @Told var n: Int
  init() { n = 1 }
  convenience init(n: Int) { self.init(); self.n = n }
}
struct Dropped {
  @Deaf var n = 1
  @Deaf var m: Int
  init() { m = 4; n = 5; m = 6; print(n, m) }
}
_ = Complete()
print("incomplete"); _ = Incomplete()
print("paths"); print(Paths(true).n); print(Paths(false).n)
print("times"); print(Paths(2).m); print(Paths(0).m)
print("delegating"); print(Paths(delegating: 1).m)
print("failing"); print(Paths(failing: 0).map { _ in "some" } ?? "nil"); print(Paths(failing: 1)?.n ?? 0)
print("derived"); print(Derived().z)
print("dropped"); _ = Dropped()
print("optionals"); print(Optionals().n ?? 0)
print("convenient"); print(Convenient(n: 4).n)
// expect: init 1
// expect: init 4
// expect: set 5
// expect: set 6
// expect: incomplete
// expect: init 1
// expect: init 0 word
// expect: init 5
// expect: init 4 word
// expect: init 6 word
// expect: init 7
// expect: set 8
// expect: set 9
// expect: paths
// expect: init 1
// expect: init 2
// expect: init 3
// expect: init 0
// expect: set 4
// expect: set 5
// expect: 5
// expect: init 1
// expect: init 2
// expect: init 1
// expect: set 5
// expect: 5
// expect: times
// expect: init 1
// expect: init 1
// expect: init 2
// expect: set 0
// expect: set 1
// expect: 1
// expect: init 1
// expect: init 2
// expect: 2
// expect: delegating
// expect: init 1
// expect: init 1
// expect: init 2
// expect: set 0
// expect: init 10
// expect: 10
// expect: failing
// expect: init 1
// expect: init 30
// expect: nil
// expect: init 1
// expect: init 30
// expect: init 31
// expect: set 32
// expect: 32
// expect: derived
// expect: init 1
// expect: init 2
// expect: init 5
// expect: init 3
// expect: init 1
// expect: init 2
// expect: set 3
// expect: set 4
// expect: set 20
// expect: 4
// expect: dropped
// expect: not set 5
// expect: not set 6
// expect: 1 4
// expect: optionals
// expect: init nil
// expect: init Optional(5)
// expect: set Optional(6)
// expect: 6
// expect: convenient
// expect: init 1
// expect: set 4
// expect: 4
