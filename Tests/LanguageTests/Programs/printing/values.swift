struct P { var x: Int; var s: String; var o: Int?; var a: [String] }
print(P(x: 1, s: "t", o: nil, a: ["q"]))
print([P(x: 1, s: "t", o: 2, a: [])])
enum E { case a, b(Int), c(l: String) }
print(E.a, E.b(1), E.c(l: "z"), [E.a, .b(2), .c(l: "y")])
class C {}
print(C(), [C()])
print((1, "a"), (x: 1, y: "b"), [(1, "c")])
print(Optional("s") as Any, [Optional("s")], Optional(E.a) as Any)
print(["k": [1, 2]], [1: "a"], [String: Int](), [Int](), Set([1]))
print(0..<3, 1...2, [0..<3])
print(Int.self, [Int.self], P.self, type(of: "x"), E.self)
print("a\nb", ["a\nb", "\"q\"", "é", "\t"])
print(Character("x"), [Character("x")])
print(1.0, 1.5e300, -0.0, Double.infinity, Double.nan, Float(1.1), [1.0])
debugPrint("s", 1, E.a, P(x: 1, s: "t", o: 2, a: []))
print("a", "b", separator: "-", terminator: "!\n")
print(String(describing: P(x: 0, s: "", o: nil, a: [])), String(reflecting: "x"))
print(())
print(true, nil as Int? as Any)
let f: (Int) -> Int = { $0 }
print(f as Any)
struct D: CustomStringConvertible { var description: String { "DD" } }
print(D(), [D()], Optional(D()) as Any, (D(), 1))
struct DD: CustomDebugStringConvertible { var debugDescription: String { "debug" } }
print(DD(), [DD()])
indirect enum L { case end, node(Int, L) }
print(L.node(1, .node(2, .end)))
print(Result<Int, any Error>.success(1))
struct G<T> { var v: T }
print(G(v: 1), [G(v: "a")])
print(UInt8(200), Int8(-5), UInt64.max)
print(Substring("abc"), ["abc".prefix(2)])
// expect: P(x: 1, s: "t", o: nil, a: ["q"])
// expect: [main.P(x: 1, s: "t", o: Optional(2), a: [])]
// expect: a b(1) c(l: "z") [main.E.a, main.E.b(2), main.E.c(l: "y")]
// expect: main.C [main.C]
// expect: (1, "a") (x: 1, y: "b") [(1, "c")]
// expect: Optional("s") [Optional("s")] Optional(main.E.a)
// expect: ["k": [1, 2]] [1: "a"] [:] [] [1]
// expect: 0..<3 1...2 [Range(0..<3)]
// expect: Int [Swift.Int] P String E
// expect: a
// expect: b ["a\nb", "\"q\"", "é", "\t"]
// expect: x ["x"]
// expect: 1.0 1.5e+300 -0.0 inf nan 1.1 [1.0]
// expect: "s" 1 main.E.a main.P(x: 1, s: "t", o: Optional(2), a: [])
// expect: a-b!
// expect: P(x: 0, s: "", o: nil, a: []) "x"
// expect: ()
// expect: true nil
// expect: (Function)
// expect: DD [DD] Optional(DD) (DD, 1)
// expect: debug [debug]
// expect: node(1, main.L.node(2, main.L.end))
// expect: success(1)
// expect: G<Int>(v: 1) [main.G<Swift.String>(v: "a")]
// expect: 200 -5 18446744073709551615
// expect: abc ["ab"]
