class Shape {
  static let unit = Shape()
  required init() {}
  static func make() -> Self { Shape() }
  static func shared() -> Self { unit }
  func copy() -> Self { return Shape() }
  func maybe() -> Self? { Shape() }
  var other: Self { Shape() }
  func new() -> Self { Self() }
  func same() -> Self { self }
  static func fresh() -> Self { self.init() }
  static func forced() -> Self { unit as! Self }
}
struct Point {
  static func make() -> Self { Point() }
}
// expect error 4:32: cannot convert return expression of type 'Shape' to return type 'Self'
// expect error 5:34: cannot convert return expression of type 'Shape' to return type 'Self'
// expect error 6:32: cannot convert return expression of type 'Shape' to return type 'Self'
// expect error 7:27: cannot convert return expression of type 'Shape' to return type 'Self'
// expect error 8:21: cannot convert return expression of type 'Shape' to return type 'Self'
