// Defaults that ask for something of an associated type.
protocol Store { associatedtype Item; var items: [Item] { get } ; func summary() -> String }
protocol Countable: Store { func count() -> Int }
extension Store { func summary() -> String { "store" } ; func count() -> Int { -1 } }
extension Countable { func count() -> Int { items.count } }
extension Store where Item: Numeric { func summary() -> String { "numbers" } }
extension Countable where Item == String { func summary() -> String { "strings " + items.joined() } }
struct S<T> { var items: [T] }
extension S: Store {}
extension S: Countable where T: Equatable {}
struct Plain: Countable { var items: [String] }
struct Nums: Store { var items: [Int] }
func f<X: Store>(_ x: X) -> String { x.summary() + "\(x.items.count)" }
func g<X: Countable>(_ x: X) -> String { x.summary() + "\(x.count())" }
func h<X: Countable>(_ x: X) -> String where X.Item == String { x.summary() + "\(x.count())" }
print(f(S(items: [1])), f(S(items: ["a"])), f(Plain(items: ["p", "q"])), f(Nums(items: [1, 2])))
print(g(S(items: [1])), g(S(items: ["a"])), g(Plain(items: ["p", "q"])))
print(h(S(items: ["a"])), h(Plain(items: ["p", "q"])))
print(S(items: [1]).summary(), S(items: ["x"]).summary(), S(items: [1]).count())
// expect: store1 store1 strings pq2 numbers2
// expect: store1 store1 strings pq2
// expect: store1 strings pq2
// expect: numbers strings x 1
