protocol Spec<Value> {
  associatedtype Value
  func holds(_ value: Value) -> Bool
}
struct Fn<Value>: Spec {
  let test: (Value) -> Bool
  init(_ test: @escaping (Value) -> Bool) { self.test = test }
  func holds(_ value: Value) -> Bool { test(value) }
}
struct Both<A: Spec, B: Spec>: Spec where A.Value == B.Value {
  let a: A
  let b: B
  func holds(_ value: A.Value) -> Bool { a.holds(value) && b.holds(value) }
}
extension Spec {
  func and<Other: Spec>(_ other: Other) -> Both<Self, Other> where Other.Value == Value { Both(a: self, b: other) }
}
struct Product { var price: Double; var stock = 1 }
func find(_ values: [Product], _ spec: some Spec<Product>) -> Int { values.filter(spec.holds).count }




extension Fn { var not: Fn { Fn { !self.test($0) } } }
let ps = [Product(price: 6), Product(price: 2), Product(price: 12)]
let one: any Spec<Product> = Fn { $0.price > 5 }
let two: any Spec<Product> = Fn { $0.price > 5 }.and(Fn { $0.price < 10 })
let list: [any Spec<Product>] = [Fn { $0.price > 5 }, Fn { $0.stock == 1 }.and(Fn { $0.price < 10 }), Fn { $0.price > 4 }.not]
print(ps.filter(one.holds).count, ps.filter(two.holds).count, list.map { s in ps.filter(s.holds).count })
func cheap(_ limit: Double) -> some Spec<Product> { Fn { $0.price < limit } }
func mid(_ limit: Double) -> some Spec<Product> { Fn { $0.price < limit }.and(Fn { $0.price > 3 }) }
func midany(_ limit: Double) -> any Spec<Product> { Fn { $0.price < limit }.and(Fn { $0.price > 3 }).and(Fn { $0.stock == 1 }) }
print(find(ps, cheap(7)), find(ps, mid(10)), ps.filter(midany(10).holds).count)
struct Query<S: Spec> where S.Value == Product { let spec: S; func run(_ p: [Product]) -> [Double] { p.filter(spec.holds).map(\.price) } }
print(Query(spec: Fn { $0.price > 5 }.and(Fn { $0.price < 10 })).run(ps))
extension Sequence { func only<S: Spec>(_ s: S) -> [Element] where S.Value == Element { filter(s.holds) } 
 func just(_ s: some Spec<Element>) -> [Element] { filter(s.holds) } }
print(ps.only(Fn { $0.price > 5 }).count, ps.only(Fn { $0.price > 5 }.and(Fn { $0.price < 10 })).count, ps.just(Fn { $0.price > 5 }.not).count)
print(ps.just(Fn { p in p.price > 5 }.and(Fn { p in let x = p.price; return x < 10 })).count)
print([1, 2, 3].just(Fn { $0 > 1 }.and(Fn { $0 < 3 })), ["a", "bb"].just(Fn { $0.count > 1 }.not))
// expect: 2 1 [2, 2, 1]
// expect: 2 1 1
// expect: [6.0]
// expect: 2 1 1
// expect: 1
// expect: [2] ["a"]
