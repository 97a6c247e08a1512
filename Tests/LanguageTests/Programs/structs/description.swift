struct Temperature: CustomStringConvertible, CustomDebugStringConvertible {
  var degrees: Double
  var description: String { "\(degrees)°" }
  var debugDescription: String { "Temperature(\(degrees))" }
}
struct Plain { var t: Temperature; var list: [Temperature]; var name: String; var more: [String: Int]; var c: Character }
struct Empty {}
struct OnlyDebug: CustomDebugStringConvertible { var debugDescription: String { "<debug>" } }
let t = Temperature(degrees: 21.5)
print(t)
debugPrint(t)
print([t, t])
print(Plain(t: t, list: [t], name: "q\"uote", more: ["k": 1], c: "c"))
print(Empty(), [Empty()])
print(OnlyDebug(), [OnlyDebug()])
print("\(t) and \([t])", String(describing: t), String(reflecting: t))
print(Optional(t) as Any, Optional(Empty()) as Any)
print((t, name: "x", 1.0))
print(["a": t])
print(type(of: t), Temperature.self, [Empty].self, (Int, String).self)
struct Nested { struct Inner { enum Kind { case one, two(Int, label: String) }; var kind: Kind }; var inner: Inner }
print(Nested(inner: .init(kind: .one)))
print(Nested(inner: .init(kind: .two(1, label: "x"))))
dump(Nested(inner: .init(kind: .two(1, label: "x"))))
print(Nested.Inner.Kind.self)
// expect: 21.5°
// expect: Temperature(21.5)
// expect: [Temperature(21.5), Temperature(21.5)]
// expect: Plain(t: Temperature(21.5), list: [Temperature(21.5)], name: "q\"uote", more: ["k": 1], c: "c")
// expect: Empty() [main.Empty()]
// expect: <debug> [<debug>]
// expect: 21.5° and [Temperature(21.5)] 21.5° Temperature(21.5)
// expect: Optional(Temperature(21.5)) Optional(main.Empty())
// expect: (Temperature(21.5), name: "x", 1.0)
// expect: ["a": Temperature(21.5)]
// expect: Temperature Temperature Array<Empty> (Int, String)
// expect: Nested(inner: main.Nested.Inner(kind: main.Nested.Inner.Kind.one))
// expect: Nested(inner: main.Nested.Inner(kind: main.Nested.Inner.Kind.two(1, label: "x")))
// expect: ▿ main.Nested
// expect: ▿ inner: main.Nested.Inner
// expect: ▿ kind: main.Nested.Inner.Kind.two
// expect: ▿ two: (2 elements)
// expect: - .0: 1
// expect: - label: "x"
// expect: Kind
