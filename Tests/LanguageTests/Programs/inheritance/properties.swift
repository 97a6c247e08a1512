class Base {
  var size: Int = 1 { didSet { print("base didSet \(oldValue) -> \(size)") } }
  var area: Int { get { size * size } set { size = newValue / 2 } }
  var label: String { "base" }
  lazy var cache: String = "cache of \(label)"
}
class Derived: Base {
  override var size: Int {
    willSet { print("derived willSet \(newValue)") }
    didSet { print("derived didSet \(oldValue)") }
  }
  override var area: Int {
    get { super.area + 1000 }
    set { super.area = newValue }
  }
  override var label: String { "derived" }
}
class Third: Derived {
  override var size: Int { get { super.size * 100 } set { print("third set"); super.size = newValue } }
}
let base = Base()
base.size = 2
base.area = 10
print(base.size, base.area, base.cache)
let derived = Derived()
derived.size = 3
derived.size += 1
print(derived.size, derived.area, derived.cache)
derived.area = 8
print(derived.size)
let third: Base = Third()
third.size = 5
print(third.size, third.area)
class Reader: Base { override var label: String { didSetLabel } ; var didSetLabel = "x" }
print(Reader().label)
// expect: base didSet 1 -> 2
// expect: base didSet 2 -> 5
// expect: 5 25 cache of base
// expect: derived willSet 3
// expect: base didSet 1 -> 3
// expect: derived didSet 1
// expect: derived willSet 4
// expect: base didSet 3 -> 4
// expect: derived didSet 3
// expect: 4 1016 cache of derived
// expect: derived willSet 4
// expect: base didSet 4 -> 4
// expect: derived didSet 4
// expect: 4
// expect: third set
// expect: derived willSet 5
// expect: base didSet 1 -> 5
// expect: derived didSet 1
// expect: 500 251000
// expect: x
