protocol Shape { var sides: Int { get } }
protocol Named { var name: String { get } }
struct Square: Shape, Named { let sides = 4; let name = "square" }
class Round: Shape { var sides: Int { 0 } }
final class Ball: Round, Named { let name = "ball" }
let items: [Any] = [Square(), Round(), Ball(), 3, "text", 2.5, [1, 2], ["k": 1], Optional(7) as Any, (1, "t"), { 1 }]
for item in items {
  switch item {
  case let s as any Shape & Named: print("named shape", s.name, s.sides)
  case is Round: print("round")
  case let n as Int: print("int", n)
  case let list as [Int]: print("list", list.count)
  case let d as [String: Int]: print("dict", d)
  case let (n, s) as (Int, String): print("tuple", n, s)
  case let f as () -> Int: print("function", f())
  case let s as CustomStringConvertible: print("printable", s)
  default: print("other")
  }
}
let r: Round = Ball()
print(r is Ball, (r as? Named)?.name as Any, (r as! Ball).name, items.compactMap { $0 as? any Named }.map(\.name))
print(5 as Any is Int, (5 as Any) as? Double as Any, [1, 2] as [Any] as? [Int] as Any, (["a"] as Any) as? [String] ?? [])
// expect: named shape square 4
// expect: round
// expect: named shape ball 0
// expect: int 3
// expect: printable text
// expect: printable 2.5
// expect: list 2
// expect: dict ["k": 1]
// expect: int 7
// expect: tuple 1 t
// expect: function 1
// expect: true Optional("ball") ball ["square", "ball"]
// expect: true nil Optional([1, 2]) ["a"]
