enum Level: Int, Codable, CaseIterable { case low = 1, mid, high
  static let `default` = Level.mid
  init?(name: String) { guard let l = Level.allCases.first(where: { "\($0)" == name }) else { return nil }; self = l }
  static func random() -> Level { .high }
  var next: Level { Level(rawValue: rawValue + 1) ?? .low } }
print(Level.default, Level(name: "high")!, Level(name: "x") as Any, Level.high.next, Level.random())
struct P: Hashable { var x: Int; var y: Int; var tag: String?; static func + (a: P, b: P) -> P { P(x: a.x + b.x, y: a.y + b.y) }; static let origin = P(x: 0, y: 0) }
print(P(x: 1, y: 2) + .origin == P(x: 1, y: 2), Set([P.origin, .origin]).count)
class Person: Equatable, Hashable, CustomStringConvertible { let name: String; init(_ n: String) { name = n }
  static func == (a: Person, b: Person) -> Bool { a.name == b.name }
  func hash(into h: inout Hasher) { h.combine(name) }
  var description: String { "P(\(name))" } }
class Student: Person { var grade = 1; init(name: String, grade: Int) { self.grade = grade; super.init(name) }
  convenience override init(_ n: String) { self.init(name: n, grade: 0) } }
print(Student("a") == Person("a"), [Student("b"), Person("b")].count, Set([Person("x"), Student("x")]).count)
struct Wrapper<T> { var v: T }
extension Wrapper: Equatable where T: Equatable {}
extension Wrapper: Hashable where T: Hashable {}
extension Wrapper: Comparable where T: Comparable { static func < (a: Self, b: Self) -> Bool { a.v < b.v } }
print(Wrapper(v: 1) == Wrapper(v: 1), [Wrapper(v: 2), Wrapper(v: 1)].sorted().map(\.v), Wrapper(v: [1: "a"]).hashValue == Wrapper(v: [1: "a"]).hashValue)
struct Handler: Equatable { let id: Int; let run: () -> Void; static func == (a: Handler, b: Handler) -> Bool { a.id == b.id } }
print(Handler(id: 1, run: {}) == Handler(id: 1, run: {}))
struct Tree: Identifiable, Hashable { let id: Int; var kids: [Tree] = []; var depth: Int { 1 + (kids.map(\.depth).max() ?? 0) } }
print(Tree(id: 1, kids: [Tree(id: 2), Tree(id: 3, kids: [Tree(id: 4)])]).depth)
enum Result2<T> { case ok(T), err(any Error) }
enum Op: Equatable { case num(Double), op((Int)), none }
print(Op.num(1) == .num(1), Op.op(2) == .none)
struct Err: Error, Equatable { let code: Int }
print((try? { throw Err(code: 1) }()) == nil)
struct Any2: Encodable { var f: Float; var o: Int?; var u: URL2 } ; struct URL2: Encodable { var s: String }
func overload(_ a: Int) -> String { "int" }; func overload(_ a: Double) -> String { "double" }; func overload(a: Int) -> String { "label" }; func overload<T>(_ a: T) -> String { "generic" }
print(overload(1), overload(1.0), overload(a: 1), overload("x"))
extension P { func dist() -> Double { Double(x * x + y * y) }; func dist(to o: P) -> Double { (self + P(x: -o.x, y: -o.y)).dist() } }
print(P(x: 3, y: 4).dist(), P(x: 3, y: 4).dist(to: .origin))
// expect: mid high nil low high
// expect: true 1
// expect: true 2 1
// expect: true [1, 2] true
// expect: true
// expect: 3
// expect: true false
// expect: true
// expect: int double label generic
// expect: 25.0 25.0
