@dynamicMemberLookup struct Bag { var values: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int { get { values[name] ?? 0 } set { values[name] = newValue } } }
var bag = Bag()
bag.apples = 3
bag.pears += 2
bag.apples *= 2
print(bag.apples, bag.pears, bag.plums, bag.values.count)
@dynamicMemberLookup struct Ref<Root> { var root: Root
  subscript<T>(dynamicMember path: WritableKeyPath<Root, T>) -> T { get { root[keyPath: path] } set { root[keyPath: path] = newValue } }
  func same() -> String { "ref" } }
struct Person { var name: String; var age: Int; var address = Address(); struct Address { var city = "Rome" } }
var ref = Ref(root: Person(name: "Ida", age: 30))
ref.age += 1
ref.address.city = "Oslo"
print(ref.name, ref.age, ref.address.city, ref.same(), ref.root.address.city)
@dynamicMemberLookup enum JSON { case number(Double), string(String), object([String: JSON]), array([JSON]), null
  subscript(dynamicMember key: String) -> JSON { if case .object(let o) = self { return o[key] ?? .null }; return .null }
  subscript(index: Int) -> JSON { if case .array(let a) = self, a.indices.contains(index) { return a[index] }; return .null }
  var string: String? { if case .string(let s) = self { s } else { nil } }
  var number: Double? { if case .number(let n) = self { n } else { nil } } }
let json = JSON.object(["user": .object(["name": .string("Ko"), "scores": .array([.number(1), .number(2.5)])])])
print(json.user.name.string ?? "-", json.user.scores[1].number ?? 0, json.missing.deeper.string as Any)
@dynamicCallable struct Adder { func dynamicallyCall(withArguments args: [Int]) -> Int { args.reduce(0, +) }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String { args.map { "\($0.key)=\($0.value)" }.joined(separator: " ") } }
let add = Adder()
print(add(1, 2, 3), add(x: 1, y: 2))
@dynamicMemberLookup class Proxy<T: AnyObject> { let base: T; init(_ b: T) { base = b }
  subscript<V>(dynamicMember path: ReferenceWritableKeyPath<T, V>) -> V { get { base[keyPath: path] } set { print("write"); base[keyPath: path] = newValue } } }
class Cell { var n = 1; var list = [1] }
let cell = Cell(), proxy = Proxy(cell)
proxy.n += 4
proxy.list.append(2)
print(cell.n, cell.list, proxy.n)
struct Callable { var k = 2; func callAsFunction(_ x: Int, twice: Bool = false) -> Int { x * k * (twice ? 2 : 1) } }
let c = Callable()
print(c(5), c(5, twice: true), [1, 2].map { c($0) })
// expect: 6 2 0 2
// expect: Ida 31 Oslo ref Oslo
// expect: Ko 2.5 nil
// expect: 6 x=1 y=2
// expect: write
// expect: write
// expect: 5 [1, 2] 5
// expect: 10 20 [2, 4]
