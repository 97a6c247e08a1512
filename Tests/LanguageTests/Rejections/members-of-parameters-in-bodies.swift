protocol Store { associatedtype Item: Hashable; associatedtype Key; var items: [Item] { get set }; func load(_ k: Key) -> Item?; var name: String { get } }
struct Mem<T> { var list: [T] = []; init(_ l: [T]) { list = l } }
func a1<S: Store>(_ s: S) -> Mem<S> { Mem(s.items) }
func a2<S: Store>(_ s: S) -> [String] { s.items }
func a3<S: Store>(_ s: S) -> S.Key { s.items[0] }
func a4<S: Store>(_ s: S) -> Mem<S.Key> { Mem(s.items) }
func a5<S: Store>(_ s: S) { let x: S.Key = s.items.first! }
func a6<S: Store>(_ s: inout S) { s.items.append("x") }
func a7<S: Store>(_ s: S) { s.items.append(s.items[0]) }
func a8<S: Store>(_ s: S) { _ = s.load("k") }
func a9<S: Store>(_ s: S, _ k: S.Key) { let i: Int = s.load(k) }
func b1<S: Store>(_ s: S, _ k: S.Key) -> S.Item { s.load(k) }
func b2<S: Store>(_ s: S) -> [S.Item: Int] { s.items }
func b4<S: Store>(_ s: S) -> String { s.items.map { $0.title }.first! }
func b5<S: Store>(_ s: S) -> String { s.items.joined() }
func b6<S: Store>(_ s: S) -> Int { s.items.reduce(0, +) }
func b7<S: Store>(_ s: S) -> [S.Item] { s.items.sorted() }
func b9<S: Store>(_ s: S) -> S.Item { s.items.max()! }
func c1<S: Store, T: Store>(_ s: S, _ t: T) -> [S.Item] { t.items }
func c2<S: Store, T: Store>(_ s: S, _ t: T) -> [S.Item] { s.items + t.items }
func c4<S: Store, T: Store>(_ s: inout S, _ t: T) { s.items.append(contentsOf: t.items) }
func c5<S: Store>(_ s: inout S, _ i: Int) { s.items[0] = i }
func c6<S: Store>(_ s: S) { let st: any Store = s; st.items.append(3) }
func c7<S: Store>(_ s: S) where S.Key == String { _ = s.load(3) }
extension Store {
  func d1() -> Key { items[0] }
  func d2() -> [Key] { items.map { $0 } }
  mutating func d3(_ k: Key) { items.append(k) }
  func d6() -> Int? { items.firstIndex(of: name) }
  func d7() -> String { items[0].name }
  func d8() -> Item { name }
  func d9() -> Item? { load(name) }
  func e2() { for i in items { let s: String = i } }
  func e3() { if let k = load(items[0]) {} }
  func e4() -> Result<Item, Error> { .success(name) }
  func e5() -> (Key, Item) { (items[0], items[0]) }
  func e6() -> () -> Key { { items[0] } }
  func e8() -> [Item] { items.filter { $0.isEmpty } }
  func e9() -> Item { guard let f = items.first else { return nil }; return f }
}
// expect error 3:45: cannot convert value of type '[S.Item]' to expected argument type '[S]'
// expect error 4:43: cannot convert return expression of type '[S.Item]' to return type '[String]'
// expect error 5:45: cannot convert return expression of type 'S.Item' to return type 'S.Key'
// expect error 6:49: cannot convert value of type '[S.Item]' to expected argument type '[S.Key]'
// expect error 7:57: cannot convert value of type 'S.Item' to specified type 'S.Key'
// expect error 8:50: cannot convert value of type 'String' to expected argument type 'S.Item'
// expect error 9:37: cannot use mutating member on immutable value: 's' is a 'let' constant
// expect error 10:40: cannot convert value of type 'String' to expected argument type 'S.Key'
// expect error 11:56: cannot convert value of type 'S.Item?' to specified type 'Int'
// expect error 12:53: value of optional type 'S.Item?' must be unwrapped to a value of type 'S.Item'
// expect error 13:48: cannot convert return expression of type '[S.Item]' to return type '[S.Item : Int]'
// expect error 14:56: value of type 'S.Item' has no member 'title'
// expect error 15:47: no exact matches in call to instance method 'joined'
// expect error 16:54: cannot convert value of type '(Int) -> Int' to expected argument type '(Int, S.Item) throws -> Int'
// expect error 17:49: referencing instance method 'sorted()' on 'Sequence' requires that 'S.Item' conform to 'Comparable'
// expect error 18:47: referencing instance method 'max()' on 'Sequence' requires that 'S.Item' conform to 'Comparable'
// expect error 19:61: cannot convert return expression of type '[T.Item]' to return type '[S.Item]'
// expect error 20:67: binary operator '+' cannot be applied to operands of type '[S.Item]' and '[T.Item]'
// expect error 21:61: no exact matches in call to instance method 'append'
// expect error 22:58: cannot assign value of type 'Int' to subscript of type 'S.Item'
// expect error 23:61: cannot use mutating member on immutable value: 'st' is a 'let' constant
// expect error 24:62: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 26:27: cannot convert return expression of type 'Self.Item' to return type 'Self.Key'
// expect error 27:36: cannot convert value of type 'Self.Item' to closure result type 'Self.Key'
// expect error 28:45: cannot convert value of type 'Self.Key' to expected argument type 'Self.Item'
// expect error 29:44: cannot convert value of type 'String' to expected argument type 'Self.Item'
// expect error 30:34: value of type 'Self.Item' has no member 'name'
// expect error 31:23: cannot convert return expression of type 'String' to return type 'Self.Item'
// expect error 32:29: cannot convert value of type 'String' to expected argument type 'Self.Key'
// expect error 33:48: cannot convert value of type 'Self.Item' to specified type 'String'
// expect error 34:36: cannot convert value of type 'Self.Item' to expected argument type 'Self.Key'
// expect error 35:47: cannot convert value of type 'String' to expected argument type 'Self.Item'
// expect error 36:30: cannot convert return expression of type '(Self.Item, Self.Item)' to return type '(Self.Key, Self.Item)'
// expect error 37:35: cannot convert value of type 'Self.Item' to closure result type 'Self.Key'
// expect error 38:43: value of type 'Self.Item' has no member 'isEmpty'
// expect error 39:63: 'nil' is incompatible with return type 'Self.Item'
