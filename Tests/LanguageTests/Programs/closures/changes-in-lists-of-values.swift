struct Item { var id = 1; var tags: [String] = [] }
enum Op<T> { case call((inout T) -> Void)
    func apply(_ t: inout T) { switch self { case .call(let f): f(&t) } } }
func apply<T>(_ ops: [Op<T>], _ t: T) -> T { var t = t; for o in ops { o.apply(&t) }; return t }
print(apply([.call { $0.tags.append("k") }], Item()))
print(apply([Op.call { $0.tags.append("k") }], Item()))
struct Change<T> { let f: (inout T) -> Void; init(_ f: @escaping (inout T) -> Void) { self.f = f } }
func apply2<T>(_ t: T, _ c: [Change<T>]) -> T { c.reduce(into: t) { $1.f(&$0) } }
print(apply2(Item(), [Change { $0.id = 5 }, Change { $0.id += 1 }]))
// expect: Item(id: 1, tags: ["k"])
// expect: Item(id: 1, tags: ["k"])
// expect: Item(id: 6, tags: [])
