func weather(season: String!) -> Int { if season == "winter" { return 1 } else { return 0 } }
print(weather(season: nil), weather(season: "winter"))
var name: String! = nil
var n: Int! = nil
print(name == "x", name != "x", n == 3, n != 3, name == nil, n == nil)
name = "x"; n = 3
print(name == "x", n == 3, n + 1, name + "y", n > 2)
switch n { case 3: print("three"); case nil: print("nil"); default: print("other") }
struct S { var t: String!; var k: Int! }
var s = S()
print(s.t == "q", s.k == 1, [1, 2].contains(where: { $0 == s.k }))
if let t = s.t { print(t) } else { print("none") }
print(s.t?.count ?? -1, s.t as Any, s.k ?? 9)
// expect: 0 1
// expect: false true false true true true
// expect: true true 4 xy true
// expect: three
// expect: false false false
// expect: none
// expect: -1 nil 9
