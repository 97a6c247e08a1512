enum St { case a, b, c }
struct Item { var n: String; var st: St }
let names = ["x", "y"]
print(zip(names, [.a, .b]).map { Item(n: $0, st: $1) })
print(["a": .b].map { Item(n: $0.key, st: $0.value) })
let states: [St] = [.a, .c]
print(Array(repeating: .a, count: 2) + states)
print(zip(states, [.a, .b]).filter { $0 == $1 }.count)
let r = [3, 1, 2].reduce((.max, .min)) { (min($0.0, $1), max($0.1, $1)) }
print(r)
let c: Character = "e"
print(["a", "e"].filter { $0 == c })
let text = "hello"
let t = text.reduce(into: ["h": 0]) { $0[$1, default: 0] += 1 }
print(t.count)
print(zip(text, ["h", "x"]).filter { $0 == $1 }.count)
struct Bx<T> { var v: T }
let q: St = Bx(v: .a).v
print(q)
let r2: Int = [.max, .min].sorted()[0]
print(r2)
// expect: [main.Item(n: "x", st: main.St.a), main.Item(n: "y", st: main.St.b)]
// expect: [main.Item(n: "a", st: main.St.b)]
// expect: [main.St.a, main.St.a, main.St.a, main.St.c]
// expect: 1
// expect: (1, 3)
// expect: ["e"]
// expect: 4
// expect: 1
// expect: a
// expect: -9223372036854775808
