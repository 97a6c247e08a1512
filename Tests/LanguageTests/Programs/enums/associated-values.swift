enum Shape {
  case circle(radius: Double)
  case rectangle(width: Double, height: Double)
  case named(String, points: Int = 3)
  case empty
  var area: Double {
    switch self {
    case .circle(let r): return 3 * r * r
    case let .rectangle(w, height: h): return w * h
    case .named, .empty: return 0
    }
  }
  static let unit = Shape.rectangle(width: 1, height: 1)
  init?(_ code: Character) {
    switch code {
    case "c": self = .circle(radius: 1)
    case "r": self = .unit
    default: return nil
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rectangle(width: 2, height: 3), .named("tri"), .named("quad", points: 4), .empty, .unit]
for shape in shapes { print(shape, shape.area) }
print(Shape("c")!, Shape("x") == nil, Shape("r")!.area)
if case .rectangle(let w, _) = shapes[1], w > 1 { print("wide", w) }
guard case let .named(name, points) = shapes[3] else { fatalError() }
print(name, points)
for case .named(let n, points: let p) in shapes where p > 3 { print(n, p) }
let make = Shape.circle
print(make(4), [1.0, 2.0].map(Shape.circle(radius:)).map(\.area))
var s = shapes[0]
if case .circle(var r) = s { r += 1; s = .circle(radius: r) }
print(s)
func describe(_ s: Shape?) -> String {
  switch s {
  case .circle(radius: 0...2)?: "small"
  case .some(.circle): "big"
  case .some: "other"
  case nil: "none"
  }
}
print(describe(.circle(radius: 2)), describe(.circle(radius: 3)), describe(.empty), describe(nil))
// expect: circle(radius: 2.0) 12.0
// expect: rectangle(width: 2.0, height: 3.0) 6.0
// expect: named("tri", points: 3) 0.0
// expect: named("quad", points: 4) 0.0
// expect: empty 0.0
// expect: rectangle(width: 1.0, height: 1.0) 1.0
// expect: circle(radius: 1.0) true 1.0
// expect: wide 2.0
// expect: quad 4
// expect: quad 4
// expect: circle(radius: 4.0) [3.0, 12.0]
// expect: circle(radius: 3.0)
// expect: small big other none
