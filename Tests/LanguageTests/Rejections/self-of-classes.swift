class C {
  var x: Self { self }
  func f(_ o: Self) {}
  func f2(_ o: Self?) {}
  func f3(_ o: [Self]) {}
  func f4(_ o: (Self) -> Void) {}
  func f5() -> Self? { nil }
  func f6() -> [Self] { [] }
  func f7() -> (Self, Int) { fatalError() }
  func f8() -> () -> Self { fatalError() }
  var y: [Self] { [] }
  var z: Self? { nil }
  let next: Self? = nil
  var list: [Self] = []
  static var shared: Self? = nil
  static let s2: Self = Self()
  required init() {}
  init(_ o: Self) {}
  subscript(i: Self) -> Int { 1 }
  subscript(i: Int) -> Self { self }
  static func == (a: Self, b: Self) -> Bool { true }
  static func make(_ n: Self) -> Self { Self() }
  typealias T = Self
  let v = Self.k
  static let k = 1
  let w = Self.k + 1
  func dflt(_ n: Int = Self.k) {}
}
final class F { func f(_ o: Self) {}; var n: Self?; static let shared = Self(); init() {}; static let k = Self.j; static let j = 1; let m = Self.j }
extension C { func e(_ o: Self) {} }
actor A { func f(_ o: Self) {} ; var n: Self? }
struct S { func f(_ o: Self) {} ; enum E { case a(Self) } }
// expect error 3:15: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 4:16: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 5:17: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 8:8: covariant 'Self' or 'Self?' can only appear at the top level of method result type
// expect error 9:8: covariant 'Self' or 'Self?' can only appear at the top level of method result type
// expect error 10:8: covariant 'Self' or 'Self?' can only appear at the top level of method result type
// expect error 11:7: covariant 'Self' or 'Self?' can only appear at the top level of property type
// expect error 13:7: stored property cannot have covariant 'Self' type
// expect error 13:21: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 14:7: stored property cannot have covariant 'Self' type
// expect error 14:22: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 15:14: stored property cannot have covariant 'Self' type
// expect error 15:30: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 16:14: stored property cannot have covariant 'Self' type
// expect error 16:25: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 18:13: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 19:16: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 21:22: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 21:31: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 22:25: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 23:17: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 24:11: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 26:11: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 27:24: covariant 'Self' type cannot be referenced from a default argument expression
// expect error 29:29: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'F'?
// expect error 29:43: stored property cannot have covariant 'Self' type
// expect error 29:64: stored property cannot have covariant 'Self' type
// expect error 29:73: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 29:107: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 29:141: covariant 'Self' type cannot be referenced from a stored property initializer
// expect error 30:27: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'C'?
// expect error 31:23: covariant 'Self' or 'Self?' can only appear as the type of a property, subscript or method result; did you mean 'A'?
// expect error 31:38: stored property cannot have covariant 'Self' type
// expect error 32:40: recursive enum 'S.E' is not marked 'indirect'
