protocol Animal { var name: String { get }; func speak(_ times: Int) -> String; static func make() -> Self; mutating func rename(_ n: String) }
struct Dog: Animal { let name: String; func speak(_ times: Int) -> String { "w" }; static func make() -> Dog { Dog(name: "d") }; mutating func rename(_ n: String) { name = n } }
struct Cat: Animal { var name: String; func speak(times: Int) -> String { "m" }; static func make() -> Cat { Cat(name: "c") }; mutating func rename(_ n: String) { name = n } }
final class Fish: Animal { var name = "f"; func speak(_ times: Int) -> Int { 1 }; static func make() -> Self { Fish() }; func rename(_ n: String) { name = n } }
class Base { let id: Int; init(id: Int) { self.id = id }; func run() -> String { "b" }; private func hidden() {}; final func fixed() {}; var size: Int { 1 } ; class func kind() -> String { "k" } }
class Sub: Base { var extra: String; init(extra: String) { self.extra = extra }; override func run() -> Int { 1 }; override func fixed() {}; override var size: Int = 3; func hidden() {} ; override func missing() {} ; static override func kind() -> String { "s" } }
let b: Base = Sub(extra: "x")
b.extra = "y"
let s: Sub = b
let s2 = b as Sub
let s3 = b as? Sub; s3.extra
if let s4 = b as? String {}
let d = Dog(name: "x"); d.rename("y"); d.name = "z"
var a: Animal = Dog(name: "x"); a = Base(id: 1); a.name = "q"; a.speak("x"); Animal.make(); type(of: a).make()
func both<T: Animal>(_ x: T, _ y: T) -> Bool { x == y }
both(Dog(name: "a"), Cat(name: "b"))
func some2() -> some Animal { 3 }
let arr: [Animal] = [Dog(name: "a"), 3, "x"]
let names: [Int] = arr.map { $0.name }
arr.first { $0.name }
arr.forEach { return $0.name }
extension Animal { func twice() -> String { speak(2) + speak() } ; var upper: String { name.uppercased } }
extension Dog: CustomStringConvertible { var desc: String { "x" } }
extension Int: Animal {}
struct Box<T: Animal> { var t: T; func f() -> String { t.bark() } }
let bx = Box(t: 3); let by: Box<Dog> = Box(t: Cat(name: "x")); Box<Int>(t: 1)
lazy var q = 3
weak var w: Dog?
weak let w2: Base? = nil
struct L { lazy var x = 1; static lazy var y = 2; let z = 1; init() { z = 2 } ; weak var v: Int? }
let l = L(); print(l.x)
func h(_ x: inout Int, y: Int = "a", _ z: Int...) -> (Int, String) { x = "b"; return (x, y) }
// expect error 2:166: cannot assign to property: 'name' is a 'let' constant
// expect error 3:45: instance method 'speak(times:)' has different argument labels from those required by protocol 'Animal' ('speak')
// expect error 4:13: type 'Fish' does not conform to protocol 'Animal'
// expect error 4:112: cannot convert return expression of type 'Fish' to return type 'Self'
// expect error 6:96: method does not override any method from its superclass
// expect error 6:130: instance method overrides a 'final' instance method
// expect error 6:155: cannot override with a stored property 'size'
// expect error 6:203: method does not override any method from its superclass
// expect error 8:3: value of type 'Base' has no member 'extra'
// expect error 9:14: cannot convert value of type 'Base' to specified type 'Sub'
// expect error 10:12: 'Base' is not convertible to 'Sub'
// expect error 11:21: value of optional type 'Sub?' must be unwrapped to refer to member 'extra' of wrapped base type 'Sub'
// expect error 13:27: cannot use mutating member on immutable value: 'd' is a 'let' constant
// expect error 13:42: cannot assign to property: 'name' is a 'let' constant
// expect error 14:37: cannot assign value of type 'Base' to type 'any Animal'
// expect error 14:52: cannot assign to property: 'name' is a get-only property
// expect error 14:72: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 14:78: static member 'make' cannot be used on protocol metatype '(any Animal).Type'
// expect error 15:50: binary operator '==' cannot be applied to two 'T' operands
// expect error 16:1: conflicting arguments to generic parameter 'T' ('Dog' vs. 'Cat')
// expect error 18:41: cannot convert value of type 'String' to expected element type 'any Animal'
// expect error 19:33: cannot convert value of type 'String' to closure result type 'Int'
// expect error 20:16: cannot convert value of type 'String' to closure result type 'Bool'
// expect error 21:25: cannot convert value of type 'String' to closure result type 'Void'
// expect error 22:62: missing argument for parameter #1 in call
// expect error 22:93: function produces expected type 'String'; did you mean to call it with '()'?
// expect error 23:1: type 'Dog' does not conform to protocol 'CustomStringConvertible'
// expect error 24:1: type 'Int' does not conform to protocol 'Animal'
// expect error 25:58: value of type 'T' has no member 'bark'
// expect error 26:47: cannot convert value of type 'Cat' to expected argument type 'Dog'
// expect error 27:1: 'lazy' cannot be used on an already-lazy global
// expect error 28:10: 'weak' may only be applied to class and class-bound protocol types, not 'Dog'
// expect error 30:35: 'lazy' cannot be used on an already-lazy global
// expect error 30:90: 'weak' may only be applied to class and class-bound protocol types, not 'Int'
// expect error 31:22: cannot use mutating getter on immutable value: 'l' is a 'let' constant
// expect error 32:33: default argument value of type 'String' cannot be converted to type 'Int'
// expect error 32:74: cannot assign value of type 'String' to type 'Int'
// expect error 32:86: cannot convert return expression of type '(Int, Int)' to return type '(Int, String)'
