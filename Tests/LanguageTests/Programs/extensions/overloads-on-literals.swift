// A literal is what its elements are before it is an array of what an extension asks for.
protocol Shape { func name() -> String }
struct Circle: Shape { func name() -> String { "circle" } }
struct Square: Shape { func name() -> String { "square" } }
extension Array where Element: Shape { func all() -> String { map { $0.name() }.joined(separator: "+") } }
extension Array where Element == any Shape { func all() -> String { "any" } }
extension Array where Element == any Shape { var only: Int { count } }
extension Array where Element == Any { func kind() -> String { "anything" } }
extension Array { func kind() -> String { "plain" } }
print([Circle()].all(), [Square(), Square()].all(), ([Circle()] as [any Shape]).all(), [Circle(), Square()].all())
print([Circle()].only, [1].kind(), [Circle()].kind(), ["a", 1].kind())
let circles = [Circle()]
print(circles.all(), circles.kind())
// expect: circle square+square any any
// expect: 1 plain plain anything
// expect: circle plain
