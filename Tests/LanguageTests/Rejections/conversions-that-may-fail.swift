protocol Shape {}; struct Sq: Shape {}
class Animal {}; class Dog: Animal {}
let shapes: [any Shape] = [Sq()]
let s = shapes[0] as Sq
let a: Animal = Dog()
let d = a as Dog
let x: Any = 3
let n = x as Int
let o: Any? = 3
let p = o as Int
let q = 3 as String
public struct PS { struct In {}; public var i: In }
public func pf(_ x: PS.In) {}
struct Store<T> { var items: [T] }
protocol St { associatedtype Item: Hashable; var items: [Item] { get } }
// expect error 4:19: 'any Shape' is not convertible to 'Sq'
// expect error 6:11: 'Animal' is not convertible to 'Dog'
// expect error 8:11: 'Any' is not convertible to 'Int'
// expect error 10:11: 'Any?' is not convertible to 'Int'
// expect error 11:9: cannot convert value of type 'Int' to type 'String' in coercion
// expect error 12:45: property cannot be declared public because its type uses an internal type
// expect error 13:13: function cannot be declared public because its parameter uses an internal type
