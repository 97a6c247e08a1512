protocol DV { associatedtype V; static var d: V { get } }
enum Empty<A>: DV where A: RangeReplaceableCollection { static var d: A { A() } }
enum Zero<N: Numeric>: DV { static var d: N { 0 } }
@propertyWrapper struct W<P: DV> {
  var wrappedValue: P.V; init() { wrappedValue = P.d }; init(wrappedValue: P.V) { self.wrappedValue = wrappedValue }
}
struct F { @W<Empty> var s: String; @W<Empty<[Int]>> var a; @W<Zero> var n: Double; @W<Zero> var k: Int = 4 }
var f = F()
print(f.s.isEmpty, f.a, f.n, f.k)
f.s += "x"; f.n += 1.5
print(f.s, f.n)
@propertyWrapper struct Both<A, B> {
  var wrappedValue: (A, B); init() where A == Int, B == Int { wrappedValue = (0, 0) };
  init(wrappedValue: (A, B)) { self.wrappedValue = wrappedValue }
}
struct G { @Both<Int, String> var p = (1, "a"); @Both var q: (Int, Int) }
print(G().p, G().q)
func local() { @W<Zero> var x: Int; print(x) }
local()
// expect: true [] 0.0 4
// expect: x 1.5
// expect: (1, "a") (0, 0)
// expect: 0
