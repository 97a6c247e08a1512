struct Carrier<T> { var name: String }
protocol ErrorCarrier {}
extension Carrier: ErrorCarrier where T: Error {}
protocol Refined: Error {}; protocol Other {}
func cast<T>(_ v: T) -> ErrorCarrier? { v as? ErrorCarrier }
print(cast(Carrier<Int>(name: "n")) as Any, cast(Carrier<Error>(name: "e")) != nil, cast(Carrier<Refined>(name: "r")) != nil, cast(Carrier<Error & Other>(name: "o")) != nil)
struct Holder<T: Error> { let e: T }
let a: Any = [1, 2] as [Any]
print(a is any Equatable, [1] as Any is any Equatable, (3 as Any?) is any Hashable)
struct X<T> {}
protocol Q {}
extension X: Q where T: Hashable {}
print(X<any Hashable>() is any Q, X<Int>() is any Q, X<Error>() is any Q)
let e: [any Error] = []
print(e is any Equatable)
protocol Shape: CustomStringConvertible {}; struct Sq: Shape { var description: String { "sq" } }
let shapes: [any Shape] = [Sq()]
print(shapes, shapes.description, "\(shapes)", shapes.map(\.description).joined())
// expect: nil true false false
// expect: false true true
// expect: false true false
// expect: false
// expect: [sq] [sq] [sq] sq
