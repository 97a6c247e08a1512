enum Indirect<T> { indirect case payload((T, other: T)); case none, one((T)), two(T, T) }
print(Indirect.payload((1, other: 2)), Indirect.one(3), Indirect.two(1, 2), [Indirect.payload((1, other: 2))])
enum E { case a((Int, Int)), b(x: (Int, y: Int)), c(Void), d((Int)) , e(Int?) }
print(E.a((1, 2)), E.b(x: (1, y: 2)), E.c(()), E.d(4), E.e(nil))
dump(E.a((1, 2))); dump(E.b(x: (1, y: 2)))
print(Mirror(reflecting: E.a((1, 2))).children.map { $0.label ?? "-" })
enum T { case p(Any), o((Int, Int)?), f(() -> Void), r(Result<(Int, Int), Error>) }
print(T.p((1, 2)), T.o((1, 2)), T.f {}, T.r(.success((1, 2))))
let r: Result<(Int, String), Error> = .success((1, "x")); print(r, [r]); debugPrint(r)
print(Result<Void, Error>.success(()), Optional<(Int, Int)>.some((1, 2)) as Any)
// expect: payload(1, other: 2) one(3) two(1, 2) [main.Indirect<Swift.Int>.payload(1, other: 2)]
// expect: a(1, 2) b(x: (1, y: 2)) c() d(4) e(nil)
// expect: ▿ main.E.a
// expect: ▿ a: (2 elements)
// expect: - .0: 1
// expect: - .1: 2
// expect: ▿ main.E.b
// expect: ▿ b: (1 element)
// expect: ▿ x: (2 elements)
// expect: - .0: 1
// expect: - y: 2
// expect: ["a"]
// expect: p(1, 2) o(Optional((1, 2))) f((Function)) r(Swift.Result<(Swift.Int, Swift.Int), Swift.Error>.success(1, 2))
// expect: success(1, "x") [Swift.Result<(Swift.Int, Swift.String), Swift.Error>.success(1, "x")]
// expect: Swift.Result<(Swift.Int, Swift.String), Swift.Error>.success(1, "x")
// expect: success() Optional((1, 2))
