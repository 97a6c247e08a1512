class C: CustomStringConvertible { var description: String { "I am C" } }
struct S { weak var w: C?; unowned let u: C; unowned(unsafe) var x: C }
let c = C()
print(S(w: c, u: c, x: c), [S(w: nil, u: c, x: c)])
dump(S(w: c, u: c, x: c))
class Node { weak var parent: Node?; var kids: [Node] = [] }
struct Plain { weak var n: Node?; unowned var m: Node }
let n = Node(); print(Plain(n: n, m: n)); dump(Plain(n: n, m: n))
print(Mirror(reflecting: Plain(n: n, m: n)).children.map { "\($0.label ?? "")=\($0.value)" })
// expect: S(w: Optional(I am C), u: I am C, x: I am C) [main.S(w: nil, u: I am C, x: I am C)]
// expect: ▿ main.S
// expect: ▿ w: Optional(I am C)
// expect: - some: I am C #0
// expect: - u: I am C #0
// expect: - x: I am C #0
// expect: Plain(n: Optional(main.Node), m: main.Node)
// expect: ▿ main.Plain
// expect: ▿ n: Optional(main.Node)
// expect: ▿ some: main.Node #0
// expect: - parent: nil
// expect: - kids: 0 elements
// expect: ▿ m: main.Node #0
// expect: ["n=Optional(main.Node)", "m=main.Node"]
