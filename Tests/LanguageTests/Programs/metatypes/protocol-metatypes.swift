// The type of a protocol's own metatype is no metatype of what conforms to it.
protocol Shape {}
struct Square: Shape {}

print(type(of: Any.self), type(of: (any Shape).self), type(of: Square.self), type(of: AnyObject.self))
print(type(of: Square.self as Any.Type), type(of: (Shape & Sendable).self))
print(String(reflecting: type(of: (any Shape).self)))

let own: Any = (any Shape).self
let square: Any = Square.self
print(own is (any Shape).Type, own is any Shape.Type, own is Any.Type)
print(square is (any Shape).Type, square is any Shape.Type, square is Any.Type, square is Square.Type)

let kept: (any Shape).Type = (any Shape).self
let old: Shape.Protocol = Shape.self
let erased: Any.Type = kept
print(kept == erased, kept == old, erased == Square.self, kept)

func named<T>(_ type: T.Type) -> String { "\(T.self) \(Swift.type(of: type))" }
print(named(Square.self), named((any Shape).self), named(Any.self))

struct Box<T> { func isBoxed(_ value: Any) -> Bool { value is T.Type } }
print(Box<any Shape>().isBoxed(own), Box<any Shape>().isBoxed(square), Box<Square>().isBoxed(square))

print(MemoryLayout<(any Shape).Type>.size, MemoryLayout<any Shape.Type>.size, MemoryLayout<Square.Type>.size)
for type in [Any.self, (any Shape).self, Square.self] as [Any.Type] { print(type, Swift.type(of: type)) }
// expect: Any.Protocol Shape.Protocol Square.Type AnyObject.Protocol
// expect: Square.Type Shape.Protocol
// expect: main.Shape.Protocol
// expect: true false true
// expect: false true true true
// expect: true true false Shape
// expect: Square Square.Type Shape Shape.Protocol Any Any.Protocol
// expect: true false true
// expect: 8 16 8
// expect: Any Any.Protocol
// expect: Shape Shape.Protocol
// expect: Square Square.Type
