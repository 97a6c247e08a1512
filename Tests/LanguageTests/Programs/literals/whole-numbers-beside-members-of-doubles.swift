let a = [0, .pi, 1]
print(a, [3, .nan, 1].min()!, [1, .infinity, 3].max()!)
let d = ["a": 0, "b": .pi]
print(d["b"]!, [.pi, 1, 2])
for x in [0, 1, .infinity] { print(x) }
print([[0, .infinity], [1, 2]])
func g<T: FloatingPoint>(_ xs: [T]) -> T { xs[0] }
print(g([1, .pi]))
func h(_ x: [Double]) -> Int { x.count }
print(h([1, .pi]), [1, .zero, 3], [1.5, .pi], [0, .max])
print([-1, .infinity], [1, .random(in: 0...1)].count)
// expect: [0.0, 3.141592653589793, 1.0] 1.0 inf
// expect: 3.141592653589793 [3.141592653589793, 1.0, 2.0]
// expect: 0.0
// expect: 1.0
// expect: inf
// expect: [[0.0, inf], [1.0, 2.0]]
// expect: 1.0
// expect: 2 [1, 0, 3] [1.5, 3.141592653589793] [0, 9223372036854775807]
// expect: [-1.0, inf] 2
