struct L: TextOutputStream { var w: [String] = []; mutating func write(_ s: String) { w.append(s) } }
struct S { var a = 1; var b = "x"; var c: Int? = 3; var d = [1] }; enum E { case one, two(Int, x: String) }; class C {}
struct D: CustomStringConvertible { var description: String { "D!" } }; struct DD: CustomDebugStringConvertible { var debugDescription: String { "DD" } }
struct T: TextOutputStreamable { func write<O: TextOutputStream>(to o: inout O) { o.write("t1"); o.write("t2") } }
func show(_ f: (inout L) -> Void) { var l = L(); f(&l); print(l.w) }
show { print("a", 1, to: &$0) }; show { print(to: &$0) }; show { print("a", "b", separator: "-", terminator: "", to: &$0) }; show { print(S(), to: &$0) }; show { print(E.one, E.two(1, x: "q"), to: &$0) }; show { print((1, b: "x"), to: &$0) }; show { print(Optional(3) as Any, nil as Int? as Any, to: &$0) }; show { print([1, 2], ["a": 1], Set([1]), to: &$0) }; show { print(D(), DD(), T(), to: &$0) }; show { print(C(), to: &$0) }; show { print(1.5, true, Character("c"), "abc".dropFirst(), 1...3, Int.self, to: &$0) }
var s = "pre:"; print(1, 2, separator: ",", to: &s); s.write("end"); print(s)
// expect: ["", "a", " ", "1", "\n"]
// expect: ["\n"]
// expect: ["", "a", "-", "b", ""]
// expect: ["", "S", "(", "a", ": ", "1", ", ", "b", ": ", "\"x\"", ", ", "c", ": ", "Optional(3)", ", ", "d", ": ", "[1]", ")", "\n"]
// expect: ["", "one", " ", "two", "(", "1", ", ", "x", ": ", "\"q\"", ")", "\n"]
// expect: ["", "(", "1", ", ", "b", ": ", "\"x\"", ")", "\n"]
// expect: ["", "Optional(3)", " ", "nil", "\n"]
// expect: ["", "[1, 2]", " ", "[\"a\": 1]", " ", "[1]", "\n"]
// expect: ["", "D!", " ", "DD", " ", "t1", "t2", "\n"]
// expect: ["", "main.C", "\n"]
// expect: ["", "1.5", " ", "true", " ", "c", " ", "bc", " ", "1...3", " ", "Int", "\n"]
// expect: pre:1,2
// expect: end
