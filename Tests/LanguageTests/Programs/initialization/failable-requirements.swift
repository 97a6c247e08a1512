// A requirement that may fail, met by initializers that may and that cannot.
protocol P { init?(i: Int); var n: Int { get } }
struct S: P { var n: Int; init?(i: Int) { if i < 0 { return nil }; n = i } }
struct S2: P { var n: Int; init(i: Int) { n = i } }
func make<T: P>(_ t: T.Type) -> T? { T(i: 3) }
func make2<T: P>(_ t: T.Type, _ i: Int) -> T? { T(i: i) }
func make3<T: P>(_ i: Int) -> T? { .init(i: i) }
func make4<T: P>(_ t: T.Type, _ i: Int) -> Int { guard let x = t.init(i: i) else { return -1 }; return x.n }
print(make(S.self)!.n, make2(S.self, -1) as Any, make2(S2.self, -1)!.n)
let q: S? = make3(4); print(q!.n)
print(make4(S.self, -2), make4(S2.self, 8))
let ty: any P.Type = S.self
print(ty.init(i: 1)!.n, ty.init(i: -1) == nil)
print([1, -1, 2].compactMap(S.init(i:)).map(\.n), [1, -1].map(S2.init(i:)).map(\.n))
// expect: 3 nil -1
// expect: 4
// expect: -1 8
// expect: 1 true
// expect: [1, 2] [1, -1]
