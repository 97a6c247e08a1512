func describe(_ n: Int) -> String {
  switch n {
  case Int.min..<0: "negative"
  case 0: "zero"
  case 1, 3, 5, 7, 9: "small odd"
  case 2...9: "small even"
  case let big where big % 100 == 0: "round \(big)"
  case 10...: "large"
  default: "never"
  }
}
print([-4, 0, 3, 8, 300, 42].map(describe))
func point(_ p: (Int, Int)) -> String {
  switch p {
  case (0, 0): return "origin"
  case (let x, 0): return "x \(x)"
  case (0, let y): return "y \(y)"
  case (-2...2, -2...2): return "near"
  case let (x, y) where x == y: return "diagonal"
  case (let x, let y): return "far \(abs(x) + abs(y))"
  }
}
print([(0, 0), (3, 0), (0, -1), (1, 2), (5, 5), (9, -9)].map(point))
func character(_ c: Character) -> String {
  switch c {
  case "a", "e", "i", "o", "u": "vowel"
  case "a"..."z": "consonant"
  case _ where c.isNumber: "digit"
  case "\n", "\t", " ": "space"
  default: "other"
  }
}
print("ax 7!".map(character))
func any(_ v: Any?) -> String {
  switch v {
  case nil: "nil"
  case is Bool: "bool"
  case let n as Int where n > 5: "big int"
  case is Int, is Double: "number"
  case let s as String: "string \(s.count)"
  case let a as [Int]: "ints \(a.reduce(0, +))"
  case let (k, v) as (String, Int): "\(k)=\(v)"
  case let o?: "other \(o)"
  }
}
print([any(nil), any(true), any(9), any(2), any(1.5), any("abc"), any([1, 2]), any(("k", 3)), any(Character("c"))])
let nested: (Int?, [String]) = (4, ["x"])
switch nested {
case (let n?, let list) where list.count == n: print("same")
case (.some(let n), _) where n > 3: print("n", n)
case (nil, _), (_, _): print("rest")
}
switch (1, "a", true) { case (1, _, false): print("no"); case (_, "a", true): print("yes"); default: print("?") }
let t: (a: Int, b: (c: String, d: Int)) = (1, ("x", 2))
switch t { case (let a, (let c, let d)): print(a, c, d) }
switch 5 { case 5: print("five"); fallthrough; case 6: print("six"); case 7: print("seven"); default: break }
let opt: String? = "b"
switch opt { case "a": print("A"); case "b": print("B"); case .some: print("some"); case .none: print("none") }
enum E: Error { case x(Int) }
let r: Result<Int, E> = .failure(.x(4))
switch r { case .success(0...3): print("low"); case .success(let n): print(n); case .failure(.x(let c)): print("code", c) }
// expect: ["negative", "zero", "small odd", "small even", "round 300", "large"]
// expect: ["origin", "x 3", "y -1", "near", "diagonal", "far 18"]
// expect: ["vowel", "consonant", "space", "digit", "other"]
// expect: ["nil", "bool", "big int", "number", "number", "string 3", "ints 3", "k=3", "other c"]
// expect: n 4
// expect: yes
// expect: 1 x 2
// expect: five
// expect: six
// expect: B
// expect: code 4
