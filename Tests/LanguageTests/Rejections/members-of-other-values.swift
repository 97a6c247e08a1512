protocol Animal { var name: String { get }; func speak() }
struct Dog: Animal { let name: String; func speak() {}; func bark() {} }
let an: any Animal = Dog(name: "a")
an.bark()
func feed(_ a: some Animal) { a.bark() }
func feed2<T: Animal>(_ a: T) { a.bark() }
struct Person { var name: String }
let people = [Person(name: "a")]
print(people.name)
let f: (Int) -> Int = { $0.count }
print(3.uppercased())
extension Array where Element == Int { func total() -> Int { reduce(0, +) } }
let ys = ["a"]
_ = ys.total()
extension Array where Element: Numeric { func product() -> Element { reduce(1, *) } }
_ = ys.product()
struct W<T> { var v: T }
extension W where T == Int { func double() -> Int { v * 2 } }
let ws = W(v: "s")
_ = ws.double()
_ = [1, 2].first + 1
_ = "abc" - "a"
let filt2 = [1, 2].filter { $0 = 1 }
// expect error 4:4: value of type 'any Animal' has no member 'bark'
// expect error 5:33: value of type 'some Animal' has no member 'bark'
// expect error 6:35: value of type 'T' has no member 'bark'
// expect error 9:14: value of type '[Person]' has no member 'name'
// expect error 10:28: value of type 'Int' has no member 'count'
// expect error 11:9: value of type 'Int' has no member 'uppercased'
// expect error 14:8: referencing instance method 'total()' on 'Array' requires the types 'String' and 'Int' be equivalent
// expect error 16:8: referencing instance method 'product()' on 'Array' requires that 'String' conform to 'Numeric'
// expect error 20:8: referencing instance method 'double()' on 'W' requires the types 'String' and 'Int' be equivalent
// expect error 21:12: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 22:11: binary operator '-' cannot be applied to two 'String' operands
// expect error 23:29: cannot assign to value: '$0' is immutable
