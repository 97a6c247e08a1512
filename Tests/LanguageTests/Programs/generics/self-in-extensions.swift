protocol P { init(); static var name: String { get }; func id() -> String }
extension P {
  func again() -> Self { make(type(of: self)) }
  func n() -> String { describe(type(of: self)) }
  func m() -> String { describe(Self.self) }
  func g() -> String { gen(self) }
  func gp() -> String { genP(self) }
  mutating func reset() -> String { self = Self(); return describe(Self.self) }
  static func x() -> String { describe(self) }
  static func y() -> String { describe(Self.self) + name }
  var prop: String { "\(Self.self) \(Self.name)" }
  subscript(i: Int) -> String { "\(i) \(Self.self)" }
}
func make<T: P>(_ t: T.Type) -> T { T() }
func gen<T>(_ t: T) -> String { "\(T.self)" }
func genP<T: P>(_ t: T) -> String { "\(T.self) \(T.name)" }
func describe<T>(_ t: T.Type) -> String { "\(t) \(T.self)" }
struct S: P { static var name = "S"; func id() -> String { "s" } }
final class C: P { static let name = "C"; init() {}; func id() -> String { "c" } }
class D: P { class var name: String { "D" }; required init() {}; func id() -> String { "d" } 
  func sel() -> String { describe(Self.self) } }
final class E: D { override class var name: String { "E" } }
let ps: [any P] = [S(), C(), E()]
for p in ps {
  var p = p
  print(p.again(), p.n(), p.m(), p.g(), p.gp(), p.prop, p[3], separator: " | ")
  print(type(of: p).x(), type(of: p).y(), type(of: p).name, gen(p), genP(p), separator: " | ")
  print(p.reset())
}
let ts: [any P.Type] = [S.self, C.self, E.self]
for t in ts { print(t.name, t.x(), t.y(), make(t), t.init().id(), separator: " | ") }
let e: D = E()
print(e.again(), e.n(), e.m(), e.g(), e.gp(), e.prop, e[3], e.sel(), separator: " | ")
print(describe(type(of: e)), gen(e), genP(e), type(of: e).x(), type(of: e).y(), separator: " | ")
struct Factory<T: P> { let type: T.Type; func go() -> String { "\(T.self) \(type.init().id())" } }
func fac<T: P>(_ t: T.Type) -> String { Factory(type: t).go() }
print(fac(S.self), fac(E.self), ts.map { fac($0) })
func many<T: P>(_ t: T.Type, _ n: Int) -> [T] { (0..<n).map { _ in t.init() } }
print(many(S.self, 2), ts.map { many($0, 1).count })
func anyVal(_ x: Any) -> String { gen(x) }
print(anyVal(3), anyVal("s"), anyVal([1]))
// expect: S() | S S | S S | S | S S | S S | 3 S
// expect: S S | S SS | S | P | S S
// expect: S S
// expect: main.C | C C | C C | C | C C | C C | 3 C
// expect: C C | C CC | C | P | C C
// expect: C C
// expect: main.E | E E | E E | E | E E | E E | 3 E
// expect: E E | E EE | E | P | E E
// expect: E E
// expect: S | S S | S SS | S() | s
// expect: C | C C | C CC | main.C | c
// expect: E | E E | E EE | main.E | d
// expect: main.D | E D | D D | D | D D | D D | 3 D | E E
// expect: E D | D | D D | E D | D DE
// expect: S s E d ["S s", "C c", "E d"]
// expect: [main.S(), main.S()] [1, 1, 1]
// expect: Any Any Any
