// How many values an initializer takes says which overload it is passed to.

func curry<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C { { a in { b in function(a, b) } } }
func curry<A, B, C, D>(_ function: @escaping (A, B, C) -> D) -> (A) -> (B) -> (C) -> D {
  { a in { b in { c in function(a, b, c) } } }
}

struct Point: Equatable {
  var x: Int
  var y: Int
}
struct Place: Equatable {
  var point: Point
  var name: String
  var isOpen: Bool
}
print(curry(Point.init)(1)(2))
print(curry(Place.init)(Point(x: 1, y: 2))("home")(true).name)

func parameters<A, R>(of function: (A) -> R) -> Int { 1 }
func parameters<A, B, R>(of function: (A, B) -> R) -> Int { 2 }
func parameters<A, B, C, R>(of function: (A, B, C) -> R) -> Int { 3 }
final class Label {
  let text: String
  init(text: String) { self.text = text }
}
print(parameters(of: Point.init), parameters(of: Place.init), parameters(of: Label.init))
print(zip([1, 2], [3, 4]).map(Point.init).map { $0.x * $0.y })
print(["a", "b"].map(Label.init).map(\.text))
// expect: Point(x: 1, y: 2)
// expect: home
// expect: 2 3 1
// expect: [3, 8]
// expect: ["a", "b"]
