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
// expect error 8: type 'Any' cannot conform to 'AdditiveArithmetic'
// expect error 10: type 'any Named' cannot conform to 'Named'
// expect error 11: type 'Any' cannot conform to 'Named'
// expect error 12: type 'Any' cannot conform to 'FloatingPoint'
// expect error 13: type 'Any' cannot conform to 'AdditiveArithmetic'
// expect error 15: referencing instance method 'total()' on 'Sequence' requires that 'Any?' conform to 'AdditiveArithmetic'
// expect error 17: type '(Int, Int)' cannot conform to 'AdditiveArithmetic'
// expect error 19: type '() -> Int' cannot conform to 'AdditiveArithmetic'
// expect error 21: type 'any Numeric' cannot conform to 'AdditiveArithmetic'
// expect error 22: referencing instance method 'total()' on 'Sequence' requires that 'String' conform to 'AdditiveArithmetic'
// expect error 23: referencing instance method 'total()' on 'Sequence' requires that 'A' conform to 'AdditiveArithmetic'
// expect error 24: property 'avg' requires that 'String' conform to 'FloatingPoint'
// expect error 25: type 'Any' cannot conform to 'Comparable'
// expect error 26: type '(Int, Int)' cannot conform to 'Comparable'
// expect error 27: type '(Int, Int)' cannot conform to 'Comparable'
// expect error 28: no exact matches in call to instance method 'joined'
