// Witnesses, members of extensions and members of classes: what is called, and by whom.
protocol Named { var name: String { get }; static var kind: String { get }; init(name: String); func greet(_ s: String) -> String; associatedtype Tag = Int; var tag: Tag { get } }
extension Named { var name: String { "default" }; static var kind: String { "K" }; func greet(_ s: String = "hi") -> String { "\(s) \(name)" }; func greet() -> String { "ext " + greet("x") }; var tag: Int { 7 } }
struct A: Named { init(name: String) {} }
struct B: Named { var name: String; static var kind: String { "B" }; func greet(_ s: String) -> String { "B:\(s)" }; var tag: String { "t" } }
class C: Named { let name: String; required init(name: String) { self.name = name }; class var kind: String { "C" } }
class D: C { override class var kind: String { "D" }; func greet(_ s: String) -> String { "D:\(s)" } }
func show<T: Named>(_ t: T) -> String { "\(t.name) \(T.kind) \(type(of: t).kind) \(t.greet("q")) \(t.greet()) \(t.tag)" }
print(show(A(name: "a")), "|", show(B(name: "b")), "|", show(C(name: "c")), "|", show(D(name: "d")))
let all: [any Named] = [A(name: "a"), B(name: "b"), C(name: "c"), D(name: "d")]
for n in all { print(n.name, type(of: n).kind, n.greet("z"), n.greet(), n.tag) }
func make<T: Named>(_ t: T.Type) -> T { T(name: "made") }
print(make(B.self).name, make(D.self).name, make(A.self).name, type(of: make(D.self)))
protocol Animal { func sound() -> String }
extension Animal { func sound() -> String { "..." }; func twice() -> String { sound() + sound() } }
class Dog: Animal { func sound() -> String { "woof" } }
class Puppy: Dog { override func sound() -> String { "yip" } }
class Cat: Animal {}
class Kitten: Cat { func sound() -> String { "mew" } }
let zoo: [any Animal] = [Dog(), Puppy(), Cat(), Kitten()]
print(zoo.map { $0.sound() }, zoo.map { $0.twice() }, Kitten().sound(), (Kitten() as Cat).sound())
protocol Base { func f() -> String }
protocol Refined: Base { func g() -> String }
extension Base { func f() -> String { "base" } }
extension Refined { func f() -> String { "refined" }; func g() -> String { f() } }
struct X: Refined {}
struct Y: Base {}
struct Z: Refined { func f() -> String { "own" } }
print(X().f(), X().g(), Y().f(), Z().f(), Z().g(), (X() as any Base).f(), (Z() as any Base).f())
extension Array: Base where Element: Base { func f() -> String { "[" + map { $0.f() }.joined(separator: ",") + "]" } }
print([X(), X()].f(), [[Z()]].f(), ([Y()] as any Base).f())
extension Optional: Base where Wrapped: Base { func f() -> String { map { $0.f() } ?? "nil" } }
let ox: X? = X(), nx: X? = nil
print(ox.f(), nx.f(), [ox, nx].f())
protocol Eq2 { static func same(_ a: Self, _ b: Self) -> Bool }
extension Eq2 where Self: Equatable { static func same(_ a: Self, _ b: Self) -> Bool { a == b } }
extension Int: Eq2 {}
extension String: Eq2 { static func same(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() } }
func same<T: Eq2>(_ a: T, _ b: T) -> Bool { T.same(a, b) }
print(same(1, 1), same("A", "a"), Int.same(1, 2))
protocol Container<Item> { associatedtype Item; var items: [Item] { get }; mutating func add(_ i: Item); subscript(i: Int) -> Item { get } }
extension Container { subscript(i: Int) -> Item { items[i] }; var first: Item? { items.first }; var count: Int { items.count } }
extension Container where Item: Numeric { var sum: Item { items.reduce(0, +) } }
extension Container where Item == String { var sum: String { items.joined() } }
struct Stack<T>: Container { var items: [T] = []; mutating func add(_ i: T) { items.append(i) } }
var si = Stack<Int>(); si.add(1); si.add(2); var ss = Stack<String>(); ss.add("a"); ss.add("b"); var sd = Stack<Double>(); sd.add(1.5)
print(si.sum, ss.sum, sd.sum, si[1], ss.first as Any, si.count)
func total<C: Container>(_ c: C) -> C.Item where C.Item: Numeric { c.sum }
print(total(si), total(sd))
func box(_ c: some Container<Int>) -> Int { c.items.count }
let ac: any Container<Int> = si
print(box(si), ac.items, ac.count, ac.sum)
print(type(of: ac as Any), ac is Stack<Int>, ac as? Stack<String> == nil)
extension Stack: Equatable where T: Equatable {}
print(si == si, si == Stack(items: [1]), Stack(items: [1.5]) == sd)
// expect: default K K q default ext x default 7 | b B B B:q ext B:x t | c C C q c ext x c 7 | d D D q d ext x d 7
// expect: default K z default ext x default 7
// expect: b B B:z ext B:x t
// expect: c C z c ext x c 7
// expect: d D z d ext x d 7
// expect: made made default D
// expect: ["woof", "yip", "...", "..."] ["woofwoof", "yipyip", "......", "......"] mew ...
// expect: refined refined base own own refined own
// expect: [refined,refined] [[own]] [base]
// expect: refined nil [refined,nil]
// expect: true true false
// expect: 3 ab 1.5 2 Optional("a") 2
// expect: 3 1.5
// expect: 2 [1, 2] 2 3
// expect: Stack<Int> true true
// expect: true false true
