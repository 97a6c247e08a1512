extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) }
  var first2: Element { .zero } }
extension Array where Element: FloatingPoint { var avg: Element { reduce(0, +) / Element(count) } }
protocol Named { var name: String { get } }
struct A: Named { var name = "a" }
extension Collection where Element: Named { func names() -> [String] { map(\.name) } }
let a: [Any] = [1]
_ = a.total()
let b: [any Named] = [A()]
_ = b.names()
_ = a.names()
_ = a.avg
_ = a.first2
let c: [Any?] = [1]
_ = c.total()
let d = [(1, 2)]
_ = d.total()
let e = [{ 1 }]
_ = e.total()
let f: [any Numeric] = [1]
_ = f.total()
_ = ["a"].total()
_ = [A()].total()
_ = ["a"].avg
_ = a.max()
_ = d.max()
_ = d.sorted()
_ = a.joined()
// expect error 8:7: type 'Any' cannot conform to 'AdditiveArithmetic'
// expect error 10:7: type 'any Named' cannot conform to 'Named'
// expect error 11:7: type 'Any' cannot conform to 'Named'
// expect error 12:7: type 'Any' cannot conform to 'FloatingPoint'
// expect error 13:7: type 'Any' cannot conform to 'AdditiveArithmetic'
// expect error 15:7: referencing instance method 'total()' on 'Sequence' requires that 'Any?' conform to 'AdditiveArithmetic'
// expect error 17:7: type '(Int, Int)' cannot conform to 'AdditiveArithmetic'
// expect error 19:7: type '() -> Int' cannot conform to 'AdditiveArithmetic'
// expect error 21:7: type 'any Numeric' cannot conform to 'AdditiveArithmetic'
// expect error 22:11: referencing instance method 'total()' on 'Sequence' requires that 'String' conform to 'AdditiveArithmetic'
// expect error 23:11: referencing instance method 'total()' on 'Sequence' requires that 'A' conform to 'AdditiveArithmetic'
// expect error 24:11: property 'avg' requires that 'String' conform to 'FloatingPoint'
// expect error 25:7: type 'Any' cannot conform to 'Comparable'
// expect error 26:7: type '(Int, Int)' cannot conform to 'Comparable'
// expect error 27:7: type '(Int, Int)' cannot conform to 'Comparable'
// expect error 28:7: no exact matches in call to instance method 'joined'
