import Foundation
class Animal { var age = 0; var kids: [Int] = []; var next: Animal?; func run() {}; let name = "a" }
struct Point { var x = 0; var tags: [String] = []; mutating func move() {} }
func a() { var a: Animal? = Animal(); a.age += 1 }
func b() { var a: Animal? = Animal(); a.age = 1 }
func c() { var p: Point? = Point(); p.x -= 1 }
func f() { let a: Animal? = Animal(); a?.age += 1; a!.next.age += 1; a?.next.age = 2 }
func g() { let a: Animal? = Animal(); if a.age > 1 { }; let n = a.name.count; let m = a?.name + "x"; let k = a.name + "x" }
func h(_ x: Int?) { var y = x; y += 1; y = y + 1; let z = x * 2; let w = x + x; let v = -x; if x > 1 {}; print(x + 1) }
func i(_ u: UUID) { if u == "a" { } }
struct S { let id = UUID() }
func j(_ xs: [S]) { let t = xs.first { $0.id == "a" }; let k = xs.filter { $0.id == 3 } }
func k(_ d: Date, _ u: URL) { if d == "a" {}; if u == "http" {}; if d > 3 {}; let x = d == 3 }
class Pet { let name: String; init(name: String) { self.name = name } }
func l() { let a = Pet(name: "a"); if a == Pet(name: "b") { }; let x = a == a; if a != a {}; print(a == nil, [a].contains(a), [a] == [a]) }
// expect error 4:41: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 5:39: value of optional type 'Animal?' must be unwrapped to refer to member 'age' of wrapped base type 'Animal'
// expect error 6:37: value of optional type 'Point?' must be unwrapped to refer to member 'x' of wrapped base type 'Point'
// expect error 7:60: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 7:73: value of optional type 'Animal?' must be unwrapped to refer to member 'age' of wrapped base type 'Animal'
// expect error 8:42: value of optional type 'Animal?' must be unwrapped to refer to member 'age' of wrapped base type 'Animal'
// expect error 8:65: value of optional type 'Animal?' must be unwrapped to refer to member 'name' of wrapped base type 'Animal'
// expect error 8:90: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 8:110: value of optional type 'Animal?' must be unwrapped to refer to member 'name' of wrapped base type 'Animal'
// expect error 9:32: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:44: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:59: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:76: binary operator '+' cannot be applied to two 'Int?' operands
// expect error 9:90: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:96: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:112: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 10:26: referencing operator function '==' on 'StringProtocol' requires that 'UUID' conform to 'StringProtocol'
// expect error 12:46: referencing operator function '==' on 'StringProtocol' requires that 'UUID' conform to 'StringProtocol'
// expect error 12:82: referencing operator function '==' on 'BinaryInteger' requires that 'UUID' conform to 'BinaryInteger'
// expect error 13:36: referencing operator function '==' on 'StringProtocol' requires that 'Date' conform to 'StringProtocol'
// expect error 13:52: referencing operator function '==' on 'StringProtocol' requires that 'URL' conform to 'StringProtocol'
// expect error 13:71: referencing operator function '>' on 'BinaryInteger' requires that 'Date' conform to 'BinaryInteger'
// expect error 13:89: referencing operator function '==' on 'BinaryInteger' requires that 'Date' conform to 'BinaryInteger'
// expect error 15:39: 'Pet' is not convertible to 'AnyHashable'
// expect error 15:44: 'Pet' is not convertible to 'AnyHashable'
// expect error 15:74: binary operator '==' cannot be applied to two 'Pet' operands
// expect error 15:85: binary operator '!=' cannot be applied to two 'Pet' operands
// expect error 15:114: referencing instance method 'contains' on 'Sequence' requires that 'Pet' conform to 'Equatable'
// expect error 15:131: operator function '==' requires that 'Pet' conform to 'Equatable'
