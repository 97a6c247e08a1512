import Foundation
func st<T>(_ t: T) -> T.Type { T.self }
protocol Shape { associatedtype Unit: Comparable & CustomStringConvertible; var unit: Unit { get }; func scaled(_ k: Double) -> Self; associatedtype Kids: Collection where Kids.Element == Unit; var kids: Kids { get } }
struct Sq: Shape, Hashable { var s: Double; var unit: Double { s }; func scaled(_ k: Double) -> Sq { Sq(s: s * k) }; var kids: [Double] { [s, s] } }
func mk(_ s: Double) -> some Shape { Sq(s: s) }
func both() -> some Shape & Hashable { Sq(s: 1) }
let a = mk(1), b = mk(2)
print(a.unit < b.unit, max(a.unit, b.unit), a.scaled(3).unit, a.kids.count, a.kids.first!, a.kids.map { $0.description }, [a, b].map(\.unit), st([a, b]), st(a.kids.first), a.unit.description)
var v = mk(4); v = v.scaled(2); v = a; print(v.unit, type(of: v), both() == both(), Set([both(), both()]).count, st(both().unit))
func gen<S: Shape>(_ s: S) -> S.Unit { s.unit }; print(gen(a), st(gen(a)), gen(a) == gen(b))
func wrap<T: Hashable>(_ t: T) -> some Hashable { [t] }; print(wrap(1) == wrap(1), wrap("a") == wrap("b"), st(wrap(1)))
func evens(_ n: Int) -> some Sequence<Int> { (0..<n).lazy.filter { $0 % 2 == 0 } }; for e in evens(5) { print(e + 1, terminator: " ") }; print(evens(9).reduce(0, +), evens(4).map { $0 * 2 }, Array(evens(3)), evens(7).contains(4), evens(7).sorted(by: >), zip(evens(3), "ab").map { "\($0)\($1)" })
func words() -> some RandomAccessCollection<String> { ["b", "a"] }; print(words().sorted(), words().first!.uppercased(), words().first ?? "", words().joined(separator: "-"), words().indices.count, words().reversed().first!, Array(words().enumerated().map { "\($0.offset)\($0.element)" }), words().isEmpty, words().count)
struct Store { var items: some Collection<Int> { [3, 1, 2] }; private var hidden: some Numeric { 4 }; var tripled: String { "\(hidden * 3)" }; subscript(i: Int) -> some CustomStringConvertible { "item \(i)" }; static func make() -> some Comparable { 5 } }
print(Store().items.max()!, Store().items.sorted(), Store().tripled, Store()[4].description, Store.make() < Store.make(), "\(Store()[1])")
protocol Parser<Out> { associatedtype Out; func parse(_ s: inout Substring) -> Out? }
struct Char: Parser { let c: Character; func parse(_ s: inout Substring) -> Character? { guard s.first == c else { return nil }; return s.removeFirst() } }
struct Map<P: Parser, O>: Parser { let p: P; let f: (P.Out) -> O; func parse(_ s: inout Substring) -> O? { p.parse(&s).map(f) } }
struct Zip<A: Parser, B: Parser>: Parser { let a: A, b: B; func parse(_ s: inout Substring) -> (A.Out, B.Out)? { let save = s; guard let x = a.parse(&s), let y = b.parse(&s) else { s = save; return nil }; return (x, y) } }
struct Many<P: Parser>: Parser { let p: P; func parse(_ s: inout Substring) -> [P.Out]? { var r: [P.Out] = []; while let x = p.parse(&s) { r.append(x) }; return r } }
extension Parser { func map<O>(_ f: @escaping (Out) -> O) -> some Parser<O> { Map(p: self, f: f) }; func then<O>(_ o: some Parser<O>) -> some Parser<(Out, O)> { Zip(a: self, b: o) }; var many: some Parser<[Out]> { Many(p: self) } }
func digit() -> some Parser<Int> { Digit() }; struct Digit: Parser { func parse(_ s: inout Substring) -> Int? { guard let d = s.first?.wholeNumberValue else { return nil }; s.removeFirst(); return d } }
let number = digit().many.map { $0.reduce(0) { $0 * 10 + $1 } }; let sum = number.then(Char(c: "+")).map { $0.0 }.then(number).map { $0.0 + $0.1 }
var input = Substring("12+30rest"); print(sum.parse(&input)! + 1, input)
func pick(_ f: Bool) -> any Parser<Int> { f ? digit() : number }; var in2 = Substring("7"); print(pick(false).parse(&in2)! + 1)
func opt() -> (some Equatable)? { 3 }; print(opt() as Any, opt() == opt()); func arr() -> [some Equatable] { [1, 2] }; print(arr(), arr()[0] == arr()[1]); func tup() -> (some Hashable, some Hashable) { (1, "a") }; print(tup().0 == tup().0, tup())
let f: some Equatable = 3; print(f, f == f, type(of: f))
func rec(_ n: Int) -> some CustomStringConvertible { if n == 0 { return "end" }; return rec2(n - 1).description + "!" }; func rec2(_ n: Int) -> some CustomStringConvertible { n <= 0 ? "z" : rec(n - 1).description + "?" }; print(rec(3))
func cl() -> some Collection<(name: String, n: Int)> { [("a", 1)] }; for (n, i) in cl() { print(n, i) }; print(cl().first!.name)
func anyOf(_ x: some Equatable) -> String { "\(x)" }; func ovl(_ x: Int) -> String { "Int" }; func ovl(_ x: some Equatable) -> String { "eq" }; func one() -> some Equatable { 1 }; print(anyOf(one()), ovl(one()), ovl(1), (one() as? Int) ?? 0, one() is Int, one() as Any)
switch one() { case let i as Int: print("i", i); default: print("no") }
func later() async -> some Equatable { 1 }
extension Array where Element: Shape { func total() -> some Collection<Element.Unit> { map(\.unit) } }; print([a, b].total().max()!)
// expect: true 2.0 3.0 2 1.0 ["1.0", "1.0"] [1.0, 2.0] Array<Sq> Optional<Double> 1.0
// expect: 1.0 Sq true 1 Double
// expect: 1.0 Double false
// expect: true false Array<Int>
// expect: 1 3 5 20 [0, 4] [0, 2] true [6, 4, 2, 0] ["0a", "2b"]
// expect: ["a", "b"] B b b-a 2 a ["0b", "1a"] false 2
// expect: 3 [1, 2, 3] 12 item 4 false item 1
// expect: 43 rest
// expect: 8
// expect: Optional(3) true
// expect: [1, 2] false
// expect: true (1, "a")
// expect: 3 true Int
// expect: z!?!
// expect: a 1
// expect: a
// expect: 1 eq Int 1 true 1
// expect: i 1
// expect: 2.0
