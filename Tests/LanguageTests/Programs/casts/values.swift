protocol Shape { func area() -> Int }
struct Square: Shape, Hashable { var s = 2; func area() -> Int { s * s } }
class Base { }
class Child: Base, Shape { func area() -> Int { 1 } }
let items: [Any] = [1, 2.5, "s", Square(), Child(), [1, 2], ["a": 1], Optional<Int>.none as Any, Optional(3) as Any, (), (1, "x"), Int.self, Base()]
for item in items {
  var found: [String] = []
  if item is Int { found.append("Int") }
  if item is Double { found.append("Double") }
  if item is String { found.append("String") }
  if item is any Shape { found.append("Shape") }
  if item is Base { found.append("Base") }
  if item is [Int] { found.append("[Int]") }
  if item is [Any] { found.append("[Any]") }
  if item is [String: Int] { found.append("[String:Int]") }
  if item is Int? { found.append("Int?") }
  if item is (Int, String) { found.append("pair") }
  if item is Any.Type { found.append("type") }
  if item is any Hashable { found.append("Hashable") }
  print(found.joined(separator: " "))
}
print((items[0] as? Int).map { $0 + 1 } as Any, items[1] as? Int as Any, (items[5] as! [Int]).count)
let ints: [Any] = [1, 2, 3]
print((ints as? [Int])?.reduce(0, +) as Any, (ints as? [String]) as Any, ints.compactMap { $0 as? Double })
let shapes: [any Shape] = [Square(), Child()]
print(shapes.map { ($0 as? Square)?.s ?? -1 }, shapes.compactMap { $0 as? Base }.count)
let upcast = Child() as Base
print(upcast is Child, (upcast as! Child).area(), (upcast as? any Shape)?.area() ?? 0, upcast as? Square == nil)
print(1 as Double, 3 as Any is Int, [1, 2] as [Double], "x" as Character, (nil as Int?) as Any)
let d: [String: Any] = ["n": 1, "list": [1, "a"], "deep": ["k": ["v": 5]]]
if let deep = d["deep"] as? [String: Any], let k = deep["k"] as? [String: Int] { print(k["v"]!) }
print((d["list"] as? [Any])?.count ?? 0, d["n"] as? String ?? "not a string")
func cast<T>(_ v: Any, to: T.Type) -> T? { v as? T }
print(cast(5, to: Int.self) as Any, cast("5", to: Int.self) as Any, cast(Square(), to: (any Shape).self)?.area() as Any)
let error: any Error = CastError(n: 4)
struct CastError: Error { let n: Int }
print((error as? CastError)?.n ?? 0)
let object: AnyObject = Child()
print(object is Base, (object as? Child)?.area() ?? 0)
_ = items[2] as! Int
// expect: Int Int? Hashable
// expect: Double Hashable
// expect: String Hashable
// expect: Shape Hashable
// expect: Shape Base
// expect: [Int] [Any] Hashable
// expect: [String:Int] Hashable
// expect: Int? Hashable
// expect: Int Int? Hashable
// expect:
// expect: pair
// expect: type
// expect: Base
// expect: Optional(2) nil 2
// expect: Optional(6) nil []
// expect: [2, -1] 1
// expect: true 1 1 true
// expect: 1.0 true [1.0, 2.0] x nil
// expect: 5
// expect: 2 not a string
// expect: Optional(5) nil Optional(4)
// expect: 4
// expect: true 1
// expect trap: Could not cast value of type 'Swift.String' to 'Swift.Int'.
