// Where a generic parameter is an existential, the type of its values is the existential itself; classes say which they are.
protocol Shape {}
struct Square: Shape {}
protocol Owned: AnyObject {}
class Base: Owned {}
class Derived: Base {}
enum Failure: Error { case first }

func types<T>(_ value: T) { print(T.self, type(of: value), type(of: value as Any)) }
types(Square() as any Shape)
types(Square())
types(Base() as AnyObject)
types(Derived() as any Owned)
types(Derived() as Base)
types(Derived.self as Base.Type)
types(Square.self as any Shape.Type)
types(1 as Any)
types(Failure.first as any Error)

struct Box<T> {
  var value: T
  func show() { print(T.self, type(of: value)) }
}
Box(value: Square() as any Shape).show()
Box<any Owned>(value: Derived()).show()
Box<Base>(value: Derived()).show()
Box<Any.Type>(value: Int.self).show()
Box<Base.Type>(value: Derived.self).show()
Box<Any?>(value: 1).show()

func named(_ value: any Shape) { print(type(of: value)) }
named(Square())
print(([1, "a"] as [Any]).map { type(of: $0) }, type(of: type(of: Derived() as Base)))
extension Array { func showFirst() { if let first { print(Element.self, type(of: first)) } } }
([Square()] as [any Shape]).showFirst()
[Derived(), Base()].showFirst()
// expect: Shape Shape Square
// expect: Square Square Square
// expect: AnyObject AnyObject Base
// expect: Owned Owned Derived
// expect: Base Derived Derived
// expect: Base.Type Derived.Type Derived.Type
// expect: Shape.Type Square.Type Square.Type
// expect: Any Any Int
// expect: Error Error Failure
// expect: Shape Shape
// expect: Owned Owned
// expect: Base Derived
// expect: Any.Type Int.Type
// expect: Base.Type Derived.Type
// expect: Optional<Any> Optional<Any>
// expect: Square
// expect: [Swift.Int, Swift.String] Base.Type
// expect: Shape Shape
// expect: Base Derived
