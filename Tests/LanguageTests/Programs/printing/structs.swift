struct Point { var x: Int; var y = 2.5; var tag: String? = nil }
struct Empty {}
struct Line { let from, to: Point; let colors: [Color] }
enum Color { case red, green; case custom(r: Int, g: Int), named(String) }
struct Wrapper<T> { var value: T }
print(Point(x: 1))
print(Empty())
print(Line(from: Point(x: 0), to: Point(x: 3, tag: "end"), colors: [.red, .custom(r: 1, g: 2), .named("sky")]))
print(Wrapper(value: 3), Wrapper(value: "a"), Wrapper(value: [Color.green]))
print([Point(x: 9)])
print("in text: \(Point(x: 4)) \(Color.named("x"))")
debugPrint(Point(x: 1, tag: "t"), Color.custom(r: 3, g: 4))
print(String(describing: Color.red), String(reflecting: Color.red))
print(Point.self, Wrapper<Int>.self, [Color].self, Color?.self)
let metatypes: [Any.Type] = [Int.self, Point.self]
print(metatypes)
// expect: Point(x: 1, y: 2.5, tag: nil)
// expect: Empty()
// expect: Line(from: main.Point(x: 0, y: 2.5, tag: nil), to: main.Point(x: 3, y: 2.5, tag: Optional("end")), colors: [main.Color.red, main.Color.custom(r: 1, g: 2), main.Color.named("sky")])
// expect: Wrapper<Int>(value: 3) Wrapper<String>(value: "a") Wrapper<Array<Color>>(value: [main.Color.green])
// expect: [main.Point(x: 9, y: 2.5, tag: nil)]
// expect: in text: Point(x: 4, y: 2.5, tag: nil) named("x")
// expect: main.Point(x: 1, y: 2.5, tag: Optional("t")) main.Color.custom(r: 3, g: 4)
// expect: red main.Color.red
// expect: Point Wrapper<Int> Array<Color> Optional<Color>
// expect: [Swift.Int, main.Point]
