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




struct Not<A: Spec>: Spec { let a: A; func holds(_ v: A.Value) -> Bool { !a.holds(v) } }
func && <A: Spec, B: Spec>(a: A, b: B) -> Both<A, B> where A.Value == B.Value { Both(a: a, b: b) }
prefix func ! <A: Spec>(a: A) -> Not<A> { Not(a: a) }
extension Sequence { func just(_ s: some Spec<Element>) -> [Element] { filter(s.holds) } }
struct P<T> { let f: (T) -> Bool; init(_ f: @escaping (T) -> Bool) { self.f = f }
 static func && (a: P, b: P) -> P { P { a.f($0) && b.f($0) } } 
 static func || (a: P, b: P) -> P { P { a.f($0) || b.f($0) } } 
 static prefix func ! (a: P) -> P { P { !a.f($0) } } }
extension Sequence { func those(_ s: P<Element>) -> [Element] { filter(s.f) } }
let ps = [Product(price: 6), Product(price: 2), Product(price: 12)]
print(ps.those(P { $0.price > 5 } && P { $0.price < 10 }).count)
print(ps.those(!P { $0.price > 5 } || P { $0.price > 10 }).count)
let q: P<Product> = P { $0.price > 5 } && !P { $0.stock > 1 }
print(ps.those(q).count)
let c: [P<Product>] = [P { $0.price > 5 } && P { $0.price < 10 }, !P { $0.price > 5 }]
print(c.map { ps.those($0).count })
print(ps.just(Fn { $0.price > 5 } && Fn { $0.price < 10 }).count)
print(ps.just(!Fn { $0.price > 5 }).count)
print(ps.just(!(Fn { $0.price > 5 } && Fn { $0.price < 10 })).count)
// expect: 1
// expect: 2
// expect: 2
// expect: [1, 1]
// expect: 1
// expect: 1
// expect: 2
