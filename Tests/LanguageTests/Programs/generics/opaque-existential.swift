protocol Shape { var sides: Int { get }; func scaled(_ n: Int) -> Self }
struct Tri: Shape, Equatable { var sides = 3; func scaled(_ n: Int) -> Tri { Tri(sides: sides * n) } }
struct Quad: Shape { var sides = 4; var name = "quad"; func scaled(_ n: Int) -> Quad { Quad(sides: sides * n) } }
func hidden() -> some Shape { Tri() }
func pick(_ flag: Bool) -> any Shape { if flag { Tri() } else { Quad() } }
var property: some Shape { Quad(name: "hidden") }
let a = hidden()
print(a.sides, a.scaled(2).sides, type(of: a))
print(pick(true).sides, pick(false).scaled(3).sides, type(of: pick(false)))
print(property.scaled(2).sides)
func open<S: Shape>(_ s: S) -> String { "\(type(of: s)) \(s.sides)" }
for shape in [pick(true), pick(false)] { print(open(shape)) }
func take(_ s: some Shape, _ t: some Shape) -> Int { s.sides + t.sides }
print(take(Tri(), Quad()), take(a, property))
var box: any Shape = Tri()
box = box.scaled(2)
print(box.sides, box is Tri, (box as? Quad) == nil)
box = Quad()
if let quad = box as? Quad { print(quad.name) }
func list() -> [some Shape] { [Tri(sides: 7), Tri()] }
print(list().map(\.sides))
struct Drawing<S: Shape> { var shape: S; var twice: some Shape { shape.scaled(2) } }
print(Drawing(shape: Tri()).twice.sides, type(of: Drawing(shape: Quad()).twice))
func anyMap(_ xs: [any Shape], _ f: (any Shape) -> Int) -> [Int] { xs.map(f) }
print(anyMap([Tri(), Quad()]) { $0.sides * 10 })
let things: [Any] = [a, 1, box]
print(things.map { ($0 as? any Shape)?.sides ?? 0 })
// expect: 3 6 Tri
// expect: 3 12 Quad
// expect: 8
// expect: Tri 3
// expect: Quad 4
// expect: 7 7
// expect: 6 true true
// expect: quad
// expect: [7, 3]
// expect: 6 Quad
// expect: [30, 40]
// expect: [3, 0, 4]
