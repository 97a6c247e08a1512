class Animal { class var kind: String { "animal" }; required init() {}; func name() -> String { "\(type(of: self))" } }
final class Cat: Animal { override class var kind: String { "cat" } }
struct Rock { static let kind = "rock"; var n = 1 }
protocol Named { static var title: String { get }; init() }
extension Rock: Named { static var title: String { "Rock!" } }
extension Int: Named { static var title: String { "Int!" } }
let t: Animal.Type = Cat.self
print(t, t.kind, t.init().name(), t == Cat.self, t == Animal.self, t is Cat.Type)
let types: [Any.Type] = [Int.self, String.self, [Int].self, Rock.self, Cat.self, Int?.self, (Int, String).self, (() -> Void).self, Any.self, [String: Int].self]
for type in types { print(type, terminator: " | ") }
print()
let named: [any Named.Type] = [Rock.self, Int.self]
print(named.map { $0.title }, named.map { "\($0.init())" })
func describe<T>(_ type: T.Type) -> String { "\(type) \(T.self)" }
print(describe(Rock.self), describe([Rock].self))
func make<T: Named>(_ type: T.Type = T.self) -> T { T() }
let r: Rock = make()
print(r, make(Int.self), type(of: r) == Rock.self, type(of: r).kind)
let animal: Animal = Cat()
print(type(of: animal), type(of: animal).kind, type(of: animal) == Animal.self, type(of: animal as Any))
print(String(describing: Rock.self), String(reflecting: Rock.self), "\(type(of: named))")
print(type(of: 1), type(of: 1.0), type(of: "a"), type(of: "a".first!), type(of: [1: "a"]), type(of: nil as Int?), type(of: (1, b: "x")), type(of: 1..<2), type(of: { (n: Int) in n }))
func same(_ a: Any, _ b: Any) -> Bool { type(of: a) == type(of: b) }
print(same(1, 2), same(1, 1.0), same(Cat(), Animal()))
struct Registry { var makers: [String: () -> any Named] = [:]; mutating func add<T: Named>(_ t: T.Type) { makers[T.title] = T.init } }
var registry = Registry()
registry.add(Int.self)
registry.add(Rock.self)
print(registry.makers.keys.sorted(), type(of: registry.makers["Int!"]!()))
enum Space { struct Inner { enum Deep {} } }
print(Space.Inner.Deep.self, Space.Inner(), String(reflecting: Space.Inner.Deep.self))
switch animal { case let c where type(of: c) == Cat.self: print("cat"); default: print("other") }
// expect: Cat cat Cat true false true
// expect: Int | String | Array<Int> | Rock | Cat | Optional<Int> | (Int, String) | () -> () | Any | Dictionary<String, Int> | 
// expect: ["Rock!", "Int!"] ["Rock(n: 1)", "0"]
// expect: Rock Rock Array<Rock> Array<Rock>
// expect: Rock(n: 1) 0 true rock
// expect: Cat cat false Cat
// expect: Rock main.Rock Array<Named.Type>
// expect: Int Double String Character Dictionary<Int, String> Optional<Int> (Int, b: String) Range<Int> (Int) -> Int
// expect: true false false
// expect: ["Int!", "Rock!"] Int
// expect: Deep Inner() main.Space.Inner.Deep
// expect: cat
