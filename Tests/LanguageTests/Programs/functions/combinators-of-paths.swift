// Functions made of key paths and initializers, whose types only their use decides.
precedencegroup Forward {
  associativity: left
  higherThan: AssignmentPrecedence
}
precedencegroup Composing {
  associativity: left
  higherThan: Forward
}
infix operator |>: Forward
infix operator >>>: Composing
prefix operator ^
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix func ^ <Root, Value>(path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }

func map<A, B>(_ f: @escaping (A) -> B) -> ([A]) -> [B] { { $0.map(f) } }
func filter<A>(_ isIn: @escaping (A) -> Bool) -> ([A]) -> [A] { { $0.filter(isIn) } }
func property<Root, Value>(_ path: KeyPath<Root, Value>) -> (Root) -> Value { { $0[keyPath: path] } }
func by<Root, Value: Comparable>(_ path: KeyPath<Root, Value>) -> (Root, Root) -> Bool {
  { $0[keyPath: path] < $1[keyPath: path] }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func plain<A, B>(_ f: @escaping (A) -> B) -> (A) -> B { f }

struct Boat { var name: String; var length: Int }
let boats = [Boat(name: "Vela", length: 9), Boat(name: "Argo", length: 24)]
func double(_ x: Int) -> Int { x * 2 }
func count(_ text: String) -> Int { text.count }

print(boats |> map { $0.name })
print(boats |> map(\.name))
print(boats |> map(property(\.name)))
print(boats |> filter { $0.length > 10 } |> map(property(\.name.count)))
print(boats |> map(\.length) >>> map(double) |> { $0.reduce(0, +) })
print(boats.map(^\.length), boats.map(^\.name.count), boats.map(^\.length >>> double))
print(boats.map(property(\Boat.length) >>> double >>> String.init))
print(boats.sorted(by: by(\.name)).map(property(\.name)))

let digits: (Int) -> Int = compose(plain(String.init), count)
print(digits(1234), 77 |> digits)
let shown: (Int) -> String = compose(double, String.init)
let parsed: (String) -> Int? = compose({ $0 + "0" }, Int.init)
print(shown(4), parsed("4") ?? -1)
// expect: ["Vela", "Argo"]
// expect: ["Vela", "Argo"]
// expect: ["Vela", "Argo"]
// expect: [4]
// expect: 66
// expect: [9, 24] [4, 4] [18, 48]
// expect: ["18", "48"]
// expect: ["Argo", "Vela"]
// expect: 4 2
// expect: 8 40
