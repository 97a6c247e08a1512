func k(_ s: String) -> String { print("key", s); return s }
func i(_ n: Int) -> Int { print("default", n); return n }
func g(_ n: Int) -> Int { print("value", n); return n }
var d = ["a": 1], other = [String: Int]()
d[k("z"), default: i(3)] = g(2)
d[k("a"), default: i(3)] = g(2)
d[k("y"), default: i(3)] += g(2)
d[k("a"), default: i(3)] += g(2)
var lists: [String: [Int]] = [:]
lists[k("l"), default: [i(4)]].append(g(1))
lists[k("m"), default: [i(4)]] = [g(1)]
(d[k("t"), default: i(1)], d[k("u"), default: i(2)]) = (g(1), g(2))
struct S { var d: [String: Int] = [:] }
var s = S()
s.d[k("w"), default: i(3)] = g(2)
var nested: [String: [String: Int]] = [:]
nested[k("1"), default: [:]][k("2"), default: i(5)] = g(6)
func local() {
  var e = [1: "one"]
  func text(_ s: String) -> String { print("default", s); return s }
  e[2, default: text("none")] = "two"
  e[1, default: text("none")] = "uno"
  print(e[1]!, e[2]!)
}
local()
print(d.keys.sorted(), lists["l"]!, lists["m"]!, s.d, nested)
// expect: key z
// expect: value 2
// expect: default 3
// expect: key a
// expect: value 2
// expect: key y
// expect: value 2
// expect: default 3
// expect: key a
// expect: value 2
// expect: key l
// expect: value 1
// expect: default 4
// expect: key m
// expect: value 1
// expect: default 4
// expect: key t
// expect: key u
// expect: value 1
// expect: value 2
// expect: default 1
// expect: default 2
// expect: key w
// expect: value 2
// expect: default 3
// expect: key 1
// expect: key 2
// expect: value 6
// expect: default 5
// expect: default none
// expect: uno two
// expect: ["a", "t", "u", "y", "z"] [4, 1] [1] ["w": 2] ["1": ["2": 6]]
