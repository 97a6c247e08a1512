struct ID: Hashable { var raw: String }
struct User: Identifiable { let id: ID }
print(User(id: ID(raw: "q")).id.raw)
enum XML { final class Element { var name: String; init(_ n: String) { name = n } }
  enum Accessor: Swift.Sequence { case one(Element), seq([Element])
    func makeIterator() -> AnyIterator<Accessor> { var i = names.makeIterator(); return AnyIterator { i.next().map { .one(XML.Element($0)) } } }
    var names: [String] { switch self { case .one(let e): [e.name]; case .seq(let es): es.map { $0.name } } } } }
print(XML.Accessor.seq([XML.Element("a"), XML.Element("b")]).map { $0.names })
struct Stack<Element>: Sequence { var items: [Element] = []; struct Iterator: IteratorProtocol { var items: [Element]; mutating func next() -> Element? { items.popLast() } }
  func makeIterator() -> Iterator { Iterator(items: items) }; mutating func push(_ e: Element) { items.append(e) } }
var s = Stack<Int>(); s.push(1); s.push(2); print(Array(s), s.map { $0 * 2 })
struct Item: Identifiable { var id: Int; func same(_ other: ID) -> Bool { true } }
print(Item(id: 1).id)
protocol P { var d: Int { get } }; struct X: P { var d = 1 }
protocol Sec { associatedtype Items: Collection where Items.Element: P; var items: Items { get } }
func a<S: Sec>(_ s: S) -> Int { s.items.first!.d }
extension Sec { var total: Int { items.reduce(0) { $0 + $1.d } } }
struct V: Sec { var items: [X] }; print(a(V(items: [X()])), V(items: [X(), X()]).total)
protocol Repo { associatedtype M: Identifiable where M.ID: Comparable; var all: [M] { get } }
extension Repo { func sortedIDs() -> [M.ID] { all.map(\.id).sorted() }; var first: M? { all.min { $0.id < $1.id } } }
struct It: Identifiable { let id: Int }
struct RR: Repo { let all = [It(id: 3), It(id: 1)] }
print(RR().sortedIDs(), RR().first!.id)
protocol Node2 { associatedtype Kids: Sequence where Kids.Element == Self; var kids: Kids { get }; var v: Int { get } }
extension Node2 { var sum: Int { v + kids.reduce(0) { $0 + $1.sum } } }
struct N2: Node2 { var v: Int; var kids: [N2] = [] }
print(N2(v: 1, kids: [N2(v: 2), N2(v: 3)]).sum)


protocol Sec3: Sec where Items.Element: Equatable { }
extension Sec3 { func has(_ e: Items.Element) -> Bool { items.contains(e) } }
struct XX: P, Equatable { var d = 1 }
struct VV: Sec3 { var items: [XX] }
print(VV(items: [XX()]).has(XX(d: 1)), VV(items: [XX()]).has(XX(d: 2)))
// expect: q
// expect: [["a"], ["b"]]
// expect: [2, 1] [4, 2]
// expect: 1
// expect: 1 2
// expect: [1, 3] 1
// expect: 6
// expect: true false
