struct L: TextOutputStream { var w: [String] = []; mutating func write(_ s: String) { w.append(s) } }
func show(_ f: (inout L) -> Void) { var l = L(); f(&l); print(l.w) }
struct Box<T> { var t: T; var f: () -> Void = {} }; enum Tree<T> { indirect case node(Tree, T), leaf(label: String); case end; case pair(Int, (Int, Int)), one((Int, Int)) }; struct Empty {}; class K { var a = 1 }; struct Outer { struct In { var x = 1 }; var i = In(); var k = K(); var e: Result<Int, Never> = .success(2); var n: Int? = nil; var d = ["k": In()]; var u: Unicode.Scalar = "a"; var r = 1..<3; var ch: Character = "c"; var s: Substring = "x" }
show { print(Box(t: (1, 2)), Box(t: [1]), to: &$0) }; show { print(Tree<Int>.node(.end, 3), Tree<Int>.leaf(label: "q"), Tree<Int>.end, Tree<Int>.pair(1, (2, 3)), Tree<Int>.one((1, 2)), to: &$0) }; show { print(Empty(), Outer(), to: &$0) }; show { debugPrint(Tree<String>.node(.end, "a"), Outer.In(), Empty(), (1, (a: 2, "x")), to: &$0) }
show { print(K(), [Empty()], ["a": Empty()], Optional(Empty()) as Any, (), ((1)), to: &$0) }; show { print(Result<Int, Never>.success(1), Int?.none as Any, Int.self, (any Error).self, to: &$0) }
extension Outer.In: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["y": 2], displayStyle: .struct) } }
struct CM: CustomReflectable { var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .tuple) } }; show { print(CM(), to: &$0) }; struct CN: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1]) } }; show { print(CN(), to: &$0) }
func both<T>(_ x: T) { var s = ""; print(x, to: &s); var d = ""; debugPrint(x, to: &d); print(s == String(describing: x) + "\n", d == String(reflecting: x) + "\n") }
both(Outer()); both(Tree<Int>.pair(1, (2, 3))); both(Box(t: Tree<Int>.end)); both(CM()); both(CN()); both(K()); both((1, "a")); both([Outer()])
// expect: ["", "Box<(Int, Int)>", "(", "t", ": ", "(", "1", ", ", "2", ")", ", ", "f", ": ", "(Function)", ")", " ", "Box<Array<Int>>", "(", "t", ": ", "[1]", ", ", "f", ": ", "(Function)", ")", "\n"]
// expect: ["", "node", "(", "main.Tree<Swift.Int>", ".", "end", ", ", "3", ")", " ", "leaf", "(", "label", ": ", "\"q\"", ")", " ", "end", " ", "pair", "(", "1", ", ", "(", "2", ", ", "3", ")", ")", " ", "one", "(", "1", ", ", "2", ")", "\n"]
// expect: ["", "Empty", "(", ")", " ", "Outer", "(", "i", ": ", "main.Outer.In", "(", "y", ": ", "2", ")", ", ", "k", ": ", "main.K", ", ", "e", ": ", "Swift.Result<Swift.Int, Swift.Never>", ".", "success", "(", "2", ")", ", ", "n", ": ", "nil", ", ", "d", ": ", "[\"k\": main.Outer.In(y: 2)]", ", ", "u", ": ", "\"a\"", ", ", "r", ": ", "Range(1..<3)", ", ", "ch", ": ", "\"c\"", ", ", "s", ": ", "\"x\"", ")", "\n"]
// expect: ["", "main.Tree<Swift.String>", ".", "node", "(", "main.Tree<Swift.String>", ".", "end", ", ", "\"a\"", ")", " ", "main.Outer.In", "(", "y", ": ", "2", ")", " ", "main.Empty", "(", ")", " ", "(", "1", ", ", "(", "a", ": ", "2", ", ", "\"x\"", ")", ")", "\n"]
// expect: ["", "main.K", " ", "[main.Empty()]", " ", "[\"a\": main.Empty()]", " ", "Optional(main.Empty())", " ", "(", ")", " ", "1", "\n"]
// expect: ["", "success", "(", "1", ")", " ", "nil", " ", "Int", " ", "Error", "\n"]
// expect: ["", "(", "1", ", ", "2", ")", "\n"]
// expect: ["", "main.CN", "\n"]
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
// expect: true true
