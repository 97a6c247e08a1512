protocol Shape { var area: Double { get } }
struct Square: Shape { var area = 4.0 }
struct Circle: Shape { var area = 3.0 }
func total(_ shapes: any Collection<any Shape>) -> Double { shapes.reduce(0) { $0 + $1.area } }
print(total([Square(), Circle()]), total([]))
let squares: any Collection<any Shape> = [Square(), Square()]
print(squares.count, type(of: squares))
func names(_ shapes: any Sequence<any Shape>) -> [String] { shapes.map { "\($0)" } }
print(names([Circle(), Square()]))
let numbers: any Collection<Double> = [1, 2.5]
print(numbers.reduce(0, +))
func optional(_ shapes: (any Collection<any Shape>)?) -> Int { shapes?.count ?? -1 }
print(optional([Square()]), optional(nil))
// expect: 7.0 0.0
// expect: 2 Array<Shape>
// expect: ["Circle(area: 3.0)", "Square(area: 4.0)"]
// expect: 3.5
// expect: 1 -1
