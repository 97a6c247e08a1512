for x in 0..<3 where x == 1 {
  defer { print("defer", x) }
  print("body", x)
}
for case let y? in [1, nil, 3] as [Int?] {
  defer { print("opt", y) }
  print(y)
}
outer: for a in [1, 2, 3, 4] where a != 2 {
  defer { print("end", a) }
  for b in ["x", "y", "z"] where b != "y" {
    let text = "\(a)\(b)"
    defer { print("inner", text) }
    if text == "1z" { continue outer }
    if text == "3x" { continue }
    if text == "4x" { break outer }
    print(text)
  }
}
struct Failure: Error {}
func find(_ list: [Int]) throws -> Int {
  for n in list where n % 2 == 0 {
    defer { print("seen", n) }
    if n == 4 { return n }
    if n == 6 { throw Failure() }
  }
  return 0
}
print(try find([1, 2, 3, 4]), (try? find([5, 6])) as Any, try find([7]))
final class Token { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("token", n) } }
for n in 0..<3 where n != 1 {
  let token = Token(n)
  print("with", token.n)
}
// expect: body 1
// expect: defer 1
// expect: 1
// expect: opt 1
// expect: 3
// expect: opt 3
// expect: 1x
// expect: inner 1x
// expect: inner 1z
// expect: end 1
// expect: inner 3x
// expect: 3z
// expect: inner 3z
// expect: end 3
// expect: inner 4x
// expect: end 4
// expect: seen 2
// expect: seen 4
// expect: seen 6
// expect: 4 nil 0
// expect: with 0
// expect: token 0
// expect: with 2
// expect: token 2
