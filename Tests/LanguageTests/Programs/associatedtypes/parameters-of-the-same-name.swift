// What members say of an associated type stands before a generic parameter of its name.
protocol PK { associatedtype Value; static var defaultValue: Value { get }; static func reduce(value: inout Value, nextValue: () -> Value) }
struct GK<T: Equatable, Value>: PK {
    static var defaultValue: Value? { nil }
    static func reduce(value: inout Value?, nextValue: () -> Value?) { value = nextValue() ?? value }
}
print(GK<Int, String>.defaultValue as Any)
protocol Holder { associatedtype Value; var value: Value { get }; associatedtype Key = String; func key() -> Key }
struct Box<Value>: Holder { let value: Value; func key() -> Int { 1 } }
struct Pair<Value, Key>: Holder { let value: [Value]; let k: Key; func key() -> Key? { k } }
func show<H: Holder>(_ h: H) { print(h.value, h.key(), H.Value.self, H.Key.self) }
show(Box(value: 2))
show(Pair(value: ["a"], k: 1.5))
struct Wrapper<Element>: Sequence { let items: [Element]; func makeIterator() -> AnyIterator<(Int, Element)> { AnyIterator(Array(items.enumerated().map { ($0.offset, $0.element) }).makeIterator()) } }
for (i, e) in Wrapper(items: ["x", "y"]) { print(i, e) }
// expect: nil
// expect: 2 1 Int Int
// expect: ["a"] Optional(1.5) Array<String> Optional<Double>
// expect: 0 x
// expect: 1 y
