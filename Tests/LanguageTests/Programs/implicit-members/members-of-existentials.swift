protocol Shape { var area: Double { get } }
struct Sq: Shape { var s: Double; var area: Double { s * s } }
struct Ci: Shape { var r = 1.0; var area: Double { 3 * r * r } }
extension Shape where Self == Sq { static func square(_ s: Double) -> Self { Sq(s: s) }; static var unit: Self { Sq(s: 1) } }
extension Shape where Self == Ci { static func circle(_ r: Double = 2) -> Ci { Ci(r: r) }; static var dot: Ci { Ci() } }
let a: [any Shape] = [.unit, .square(3), .circle(), .dot, .circle(1)]
print(a.map(\.area))
func some(_ s: some Shape) -> Double { s.area }
func opt(_ s: (any Shape)?) -> Double { s?.area ?? 0 }
func gen<S: Shape>(_ s: S, _ t: any Shape = .square(5)) -> String { "\(S.self) \(t.area)" }
print(some(.square(2)), opt(.square(2)), opt(nil), gen(.circle()), gen(.dot, .circle(3)))
struct Box { var shape: any Shape = .square(4); var more: [String: any Shape] = ["a": .circle(), "b": .unit] }
var b = Box(); print(b.shape.area, b.more["a"]!.area)
b.shape = .circle(2); b.more["c"] = .square(7); print(b.shape.area, b.more["c"]!.area)
func make(_ n: Int) -> any Shape { n == 0 ? .unit : .square(Double(n)) }
func made(_ n: Int) -> any Shape { if n > 1 { return .circle(Double(n)) }; return .dot }
print(make(3).area, make(0).area, made(2).area, made(0).area)
let t: any Shape = switch 2 { case 1: .unit; default: .circle(10) }
print(t.area)
// expect: [1.0, 9.0, 12.0, 3.0, 3.0]
// expect: 4.0 4.0 0.0 Ci 25.0 Ci 27.0
// expect: 16.0 12.0
// expect: 12.0 49.0
// expect: 9.0 1.0 12.0 3.0
// expect: 300.0
