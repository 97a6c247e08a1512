protocol P {}
struct Box<T> {
  var t: T
  func put<U: P>(_ u: U) {}
  static func make<U: P>(_ u: U) {}
}
let b = Box(t: 1)
b
  .put(7)
Box<Int>.make(3)
extension Box { func own() { put(4) } }
enum E: Error { case a }
let r: Result<Int, E> = .failure(.a)
let m =
  r
  .mapError { _ in 3 }
// expect error 9:4: instance method 'put' requires that 'Int' conform to 'P'
// expect error 10:10: static method 'make' requires that 'Int' conform to 'P'
// expect error 11:30: instance method 'put' requires that 'Int' conform to 'P'
// expect error 16:4: instance method 'mapError' requires that 'Int' conform to 'Error'
