class A { }; class B: A { }
func f(_ x: inout A) {}
var b = B(); f(&b)
func g(_ x: inout Int?) {}
var n = 1; g(&n)
func h(_ x: inout Double) {}
h(&n)
func i(_ x: inout [Any]) {}
var l = [1]; i(&l)
func j(_ x: inout any Equatable) {}
j(&n)
func k(_ x: inout Int) {}
k(&n)
var o: Int! = 3
k(&o)
struct S { var v: Int { get throws { 1 } set { } } }
struct S2 { var v: Int { get async { 1 } set { } } }
class Box { var n = 0 }
extension Box { mutating func f() { n = 1 } }
protocol Store { associatedtype Item; var items: [Item] { get } }
struct Mem<T>: Store { var items: [T] }
func sum<S: Store>(_ s: S) -> Int where S.Item == Int { s.items.reduce(0, +) }
print(sum(Mem(items: [1])))
let texts = Mem(items: ["a"])
print(sum(texts))
// expect error 3:16: inout argument could be set to a value with a type other than 'B'; use a value declared as type 'A' instead
// expect error 5:14: inout argument could be set to a value with a type other than 'Int'; use a value declared as type 'Int?' instead
// expect error 7:3: cannot convert value of type 'Int' to expected argument type 'Double'
// expect error 9:16: cannot convert value of type '[Int]' to expected argument type '[Any]'
// expect error 11:3: inout argument could be set to a value with a type other than 'Int'; use a value declared as type 'any Equatable' instead
// expect error 16:42: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
// expect error 17:42: 'set' accessor is not allowed on property with 'get' accessor that is 'async' or 'throws'
// expect error 19:17: 'mutating' is not valid on instance methods in classes
// expect error 25:7: global function 'sum' requires the types 'String' and 'Int' be equivalent
