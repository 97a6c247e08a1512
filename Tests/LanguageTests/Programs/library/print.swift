struct Point { var x = 1; var y = 2.5 }
enum Shape { case circle(radius: Double), square(Int), none }
class Node { var next: Node? }
print(Point(), [Point()], Shape.circle(radius: 1), Shape.square(2), Shape.none, [Shape.none], Node())
print((1, "a"), (x: 1, y: "b"), [1: "one"], Optional(3) as Any, [Optional("a"), nil], "quoted", ["quoted"], 1.0, [1.0])
print(1, 2, separator: "-", terminator: "!\n")
debugPrint("text", 1, [nil, "x"])
print(type(of: Point()), Point.self, type(of: [1: ["a"]]), Int?.self, (Int, String).self, type(of: { (x: Int) in "\(x)" }))
print(String(describing: Point()), "\(Shape.square(1))", String(reflecting: "a"), [[1], []], [String](), [:] as [Int: Int])
// expect: Point(x: 1, y: 2.5) [main.Point(x: 1, y: 2.5)] circle(radius: 1.0) square(2) none [main.Shape.none] main.Node
// expect: (1, "a") (x: 1, y: "b") [1: "one"] Optional(3) [Optional("a"), nil] quoted ["quoted"] 1.0 [1.0]
// expect: 1-2!
// expect: "text" 1 [nil, Optional("x")]
// expect: Point Point Dictionary<Int, Array<String>> Optional<Int> (Int, String) (Int) -> String
// expect: Point(x: 1, y: 2.5) square(1) "a" [[1], []] [] [:]
