// Several wrappers of one property: each wraps the next one, the last one the value.
@propertyWrapper struct Clamp {
  private var v: Int; let r: ClosedRange<Int>;
  init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) }
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }; var projectedValue: ClosedRange<Int> { r }
}
@propertyWrapper struct Logged<T> {
  var wrappedValue: T { didSet { print("set", wrappedValue) } };
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: String { "P(\(wrappedValue))" }
}
@propertyWrapper struct Box<T> {
  var wrappedValue: T;
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct S { @Logged @Clamp(0...10) var a = 70; @Box @Logged var b: String = "yo"; @Logged @Box @Clamp(1...3) var c = 0 }
var s = S(); s.a = -3; s.b += "!"; s.c = 9; print(s.a, s.b, s.c, s.$a, s.$b.wrappedValue, s.$c)
struct T { @Box @Box var name: String; var n = 2 }
var t = T(name: "bob"); t.name += "x"; print(t.name, t.n, t.$name.wrappedValue)
class K { @Box @Clamp(0...5) var v = 9; init(v: Int) { self.v = v }; init() {} }
print(K(v: 3).v, K().v)
func f() { @Logged @Clamp(0...3) var l = 5; l -= 1; print(l, $l) }
f()
print(s)
// expect: set Clamp(v: 0, r: ClosedRange(0...10))
// expect: set yo!
// expect: set Box<Clamp>(wrappedValue: main.Clamp(v: 3, r: ClosedRange(1...3)))
// expect: 0 yo! 3 P(Clamp(v: 0, r: ClosedRange(0...10))) Logged<String>(wrappedValue: "yo!") P(Box<Clamp>(wrappedValue: main.Clamp(v: 3, r: ClosedRange(1...3))))
// expect: bobx 2 Box<String>(wrappedValue: "bobx")
// expect: 3 5
// expect: set Clamp(v: 2, r: ClosedRange(0...3))
// expect: 2 P(Clamp(v: 2, r: ClosedRange(0...3)))
// expect: S(_a: main.Logged<main.Clamp>(wrappedValue: main.Clamp(v: 0, r: ClosedRange(0...10))), _b: main.Box<main.Logged<Swift.String>>(wrappedValue: main.Logged<Swift.String>(wrappedValue: "yo!")), _c: main.Logged<main.Box<main.Clamp>>(wrappedValue: main.Box<main.Clamp>(wrappedValue: main.Clamp(v: 3, r: ClosedRange(1...3)))))
