import Foundation
struct Product { var price: Decimal = 9.99 }
protocol Spec<T> { associatedtype T; func ok(_ t: T) -> Bool }
struct Where<T>: Spec { let p: (T) -> Bool; init(_ p: @escaping (T) -> Bool) { self.p = p }; func ok(_ t: T) -> Bool { p(t) } }
func count<T>(_ a: [T], _ s: some Spec<T>) -> Int { a.filter { s.ok($0) }.count }
print(count([Product()], Where { $0.price > 5 }))
protocol Spec2<T, R> { associatedtype T; associatedtype R; func run(_ t: T) -> R }
struct Where2<T, R>: Spec2 { let p: (T) -> R; init(_ p: @escaping (T) -> R) { self.p = p }; func run(_ t: T) -> R { p(t) } }
func go<T, S: Spec2<T, R>, R>(_ a: [T], _ s: S) -> [R] { a.map { s.run($0) } }
print(go([Product()], Where2 { $0.price * 2 }))
struct Item { var price = 9.5; var name = "n" }
protocol Check<In> { associatedtype In; func passes(_ i: In) -> Bool }
struct Fn<A>: Check { let f: (A) -> Bool; init(_ f: @escaping (A) -> Bool) { self.f = f }; func passes(_ i: A) -> Bool { f(i) } }
extension Sequence { func only(_ p: some Check<Element>) -> [Element] { filter(p.passes) } }
print([Item()].only(Fn { $0.price > 10 }).count)
print([Item()].only(Fn { $0.price > 5 && $0.name == "n" }).count)
func number<T, S: Check>(of xs: [T], _ s: S) -> Int where S.In == T { xs.filter(s.passes).count }
print(number(of: [Item()], Fn { $0.price > 5 }))
// expect: 1
// expect: [19.98]
// expect: 0
// expect: 1
// expect: 1
