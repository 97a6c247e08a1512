enum Labelled {
  case a(x: Int)
  static func a(x: Int) -> Labelled { .a(x: x) }
}
enum Plain {
  static func a(_ x: Int) -> Self { .a(x) }
  case a(Int)
}
enum Extended { case a(x: Int) }
extension Extended { static func a(x: Int) -> Extended { .a(x: x) } }
enum Thrown {
  case a(x: Int)
  static func a(x: Int) throws -> Thrown { .a(x: x) }
}
enum Generic<T> {
  case a(x: T)
  static func a(x: T) -> Generic<T> { .a(x: x) }
}
enum Other {
  case a(x: Int)
  static func a(y: Int) -> Other { fatalError() }
  static func a(x: String) -> Other { fatalError() }
  static func a(x: Int) -> Int { x }
  static func a(x: Int) -> Other? { nil }
  static func a<T>(x: T) -> Other { fatalError() }
  func a() {}
}
// expect error 3:15: invalid redeclaration of 'a(x:)'
// expect error 7:8: invalid redeclaration of 'a'
// expect error 10:34: invalid redeclaration of 'a(x:)'
// expect error 13:15: invalid redeclaration of 'a(x:)'
// expect error 17:15: invalid redeclaration of 'a(x:)'
