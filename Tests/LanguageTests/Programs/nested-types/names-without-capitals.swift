// Types whose names begin with a small letter, or with one of a script that has no capitals.
struct point: Equatable { var x = 1
  struct inner { var y = 2
    enum kind { case a, b } } 
  static let zero = point(x: 0) }
enum shape { case circle(Double), square; static func unit() -> shape { .circle(1) } }
class node<t> { var v: t; init(_ v: t) { self.v = v } }
protocol speaker { associatedtype word; func say() -> word }
struct dog: speaker { func say() -> String { "woof" } }
@propertyWrapper struct clamped { var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 10) } }
@resultBuilder struct lines { static func buildBlock(_ p: String...) -> String { p.joined(separator: "\n") } }
@lines func poem() -> String { "a"; "b" }
struct holder { @clamped var a = 20 }
typealias number = Int
let p = point(x: 3)
print(p, [point](), [point(), p], point.zero, point.inner(y: 3), point.inner.kind.a)
print([point.inner](), [point.inner.kind]())
print([p].map(\.x), [p].map(\point.x), \point.x == \point.x)
print(shape.unit(), shape.square, [shape]())
print(node<Int>(3).v, node("a").v, type(of: node(1.5)))
print(dog().say(), (dog() as any speaker) is dog)
var h = holder(); print(h.a); h.a = 30; print(h.a)
print(poem())
print(number("3")!, number.max, [number: point]())
func make<t: speaker>(_ x: t) -> t.word { x.say() }
print(make(dog()))
switch p { case is point: print("point"); default: print("no") }
switch shape.circle(2) { case shape.circle(let r): print(r); case shape.square: print("sq") }
if case .circle(let r) = shape.unit() { print(r) }
let f: (point) -> number = { $0.x }
print(f(p), point.init(x: 9), (point.self, point.Type.self))
let o: point? = nil; print(o as Any, p as Any is point)
extension point { init(twice: Int) { self.init(x: twice * 2) } ; func plus(_ o: point) -> point { point(x: x + o.x) } }
print(point(twice: 4).plus(p))
let d: [String: [point]] = ["a": [p]]; print(d)
for q in [point.self] { print(q.init()) }
struct 学生 { var 名 = "李"; struct 课 { var 名 = "数学"; static let 全 = [课()] }; enum 级 { case 一, 二 } ; var 主 = 课() }
let 甲 = 学生()
print([甲].map(\学生.名), [学生.课()].map(\学生.课.名), [学生.课](), 学生.级.一, [学生.级.一, .二])
let k: KeyPath<学生.课, String> = \学生.课.名
print(甲.主[keyPath: k], 甲[keyPath: \学生.主.名], [String: 学生.课]().count, 学生.课.全.count)
let 主课: (学生) -> 学生.课 = \.主
print(主课(甲), type(of: 甲), 学生.课.self)
func 同<型: Equatable>(_ a: 型, _ b: 型) -> Bool { a == b }
print(同(1, 1), [(学生, 学生.课)]().count, [Optional<学生.课>]().count, [学生?]().count)
// expect: point(x: 3) [] [main.point(x: 1), main.point(x: 3)] point(x: 0) inner(y: 3) a
// expect: [] []
// expect: [3] [3] true
// expect: circle(1.0) square []
// expect: 3 a node<Double>
// expect: woof true
// expect: 10
// expect: 10
// expect: a
// expect: b
// expect: 3 9223372036854775807 [:]
// expect: woof
// expect: point
// expect: 2.0
// expect: 1.0
// expect: 3 point(x: 9) (main.point, main.point.Type)
// expect: nil true
// expect: point(x: 11)
// expect: ["a": [main.point(x: 3)]]
// expect: point(x: 1)
// expect: ["李"] ["数学"] [] 一 [main.学生.级.一, main.学生.级.二]
// expect: 数学 数学 0 1
// expect: 课(名: "数学") 学生 课
// expect: true 0 0 0
