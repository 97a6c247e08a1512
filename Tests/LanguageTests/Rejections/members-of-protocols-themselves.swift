protocol Animal { var name: String { get }; static func make() -> Self; static var count: Int { get }; init() }
extension Animal { static func extra() -> Int { 1 }; static var more: Int { 2 } }
struct Dog: Animal { let name: String; static func make() -> Dog { Dog(name: "d") }; static var count: Int { 1 }; init() { name = "" }; init(name: String) { self.name = name } }
Animal.make()
_ = Animal.count
_ = Animal.extra()
_ = Animal.more
_ = Animal()
_ = Animal.init()
var a: any Animal = Dog()
a = Animal.make()
let d = Dog()
d.name = "z"
let d2 = Dog(); d2.name = "z"; print(d2)
protocol P2 { var x: Int { get } }
_ = P2()
_ = P2.init()
_ = Error.self
let t: any P2.Type = P2.self
func f<T: Animal>(_ t: T.Type) { _ = T.make(); _ = t.make(); _ = T.extra() }
f(Dog.self)
let e: Error = Error()
// expect error 4:1: static member 'make' cannot be used on protocol metatype '(any Animal).Type'
// expect error 5:5: static member 'count' cannot be used on protocol metatype '(any Animal).Type'
// expect error 6:5: static member 'extra' cannot be used on protocol metatype '(any Animal).Type'
// expect error 7:5: static member 'more' cannot be used on protocol metatype '(any Animal).Type'
// expect error 8:5: type 'any Animal' cannot be instantiated
// expect error 9:12: type 'any Animal' cannot be instantiated
// expect error 11:5: static member 'make' cannot be used on protocol metatype '(any Animal).Type'
// expect error 13:3: cannot assign to property: 'name' is a 'let' constant
// expect error 14:20: cannot assign to property: 'name' is a 'let' constant
// expect error 16:5: 'any P2' cannot be constructed because it has no accessible initializers
// expect error 17:8: 'any P2' cannot be constructed because it has no accessible initializers
// expect error 19:22: cannot convert value of type '(any P2).Type' to specified type 'any P2.Type'
// expect error 22:16: 'any Error' cannot be constructed because it has no accessible initializers
