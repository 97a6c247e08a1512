@propertyWrapper struct Default<T> { var value: T?; let fallback: T
  var wrappedValue: T { get { value ?? fallback } set { value = newValue } }
  var projectedValue: Bool { value != nil }
  init(_ fallback: T) { self.fallback = fallback }
  init(wrappedValue: T, fallback: T) { value = wrappedValue; self.fallback = fallback }
  mutating func reset() { value = nil } }
struct Reads { var count = 0; var next: Int { mutating get { count += 1; return count } } }
@propertyWrapper struct Counted { private(set) var reads = 0; var stored: Int
  var wrappedValue: Int { get { stored } set { stored = newValue; reads += 1 } }
  init(wrappedValue: Int) { stored = wrappedValue } ; init() { stored = -1 } }
struct Prefs {
  @Default(3) var size: Int
  @Default(wrappedValue: "b", fallback: "a") var letter
  @Default(fallback: 1.0) var ratio = 0.5
  @Counted var hits
  @Counted var misses = 4
  init(size: Int? = nil) { if let size { self.size = size } }
  mutating func clear() { _letter.reset(); _ratio.reset() }
  mutating func readTwice() -> Int { hits += 1; return hits + _hits.reads }
}
var p = Prefs()
print(p.size, p.$size, p.letter, p.$letter, p.ratio)
p.size = 8
p.clear()
print(p.size, p.$size, p.letter, p.$letter, p.ratio, p.$ratio)
print(p.readTwice(), p.misses)
print(Prefs(size: 1).size)
var reads = Reads()
print(reads.next + reads.next, reads.count)
@propertyWrapper struct Box<T> { var wrappedValue: T }
@propertyWrapper struct Outer<T> { var wrappedValue: T; var projectedValue: String { "outer \(wrappedValue)" } }
struct Nested { @Outer var value = 5; @Box var list: [Int] = []; @Box var fn: (Int) -> Int }
var nested = Nested(fn: { $0 + 1 })
nested.value += 1
nested.list.append(3)
print(nested.value, nested.$value.prefix(9), nested.list, nested.fn(1))
struct Explicit { @Box var n: Int; init(n: Int) { _n = Box(wrappedValue: n * 2) } }
print(Explicit(n: 4).n, Explicit(n: 1))
enum Global { @Box static var shared = 1 }
Global.shared += 1
print(Global.shared)
@propertyWrapper struct Late<T> { private var v: T?; init() { v = nil }
  var wrappedValue: T { get { v! } set { v = newValue } } }
class UsesLate { @Late var name: String; func setUp() { name = "set" } }
let late = UsesLate(); late.setUp(); print(late.name)
// expect: 3 false b true 0.5
// expect: 8 true a false 1.0 false
// expect: 1 4
// expect: 1
// expect: 3 2
// expect: 6 outer 6 [3] 2
// expect: 8 Explicit(_n: main.Box<Swift.Int>(wrappedValue: 2))
// expect: 2
// expect: set
