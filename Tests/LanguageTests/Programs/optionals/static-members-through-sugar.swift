extension Optional { static var dflt: Wrapped? { nil }; static func of(_ w: Wrapped) -> Self { .some(w) }
  static func list(_ w: Wrapped...) -> [Self] { w.map { $0 } } }
struct P: Equatable { var x = 1; static let origin = P(x: 0) }
extension Optional where Wrapped == P { static var home: P? { P(x: 5) }; static var z: Self { get { nil } set { print(newValue as Any) } } }
print(Int?.dflt as Any, [Int]?.of([1]) as Any, Int?.none as Any, Int?.some(3) as Any)
print(P?.home?.x as Any, P?.home!.x, P?.of(P.origin)?.x ?? 9, Int?.list(1, 2)[0] as Any, P?.home == P(x: 5))
P?.z = P(x: 3)
let f: (Int) -> Int? = Int?.of
print([1, 2].map(Int?.of), f(3) as Any, [1].map(Int?.some))
print(Array<Int>?.dflt as Any, Int??.dflt as Any, (Int, Int)?.dflt as Any)
func g<T>(_ t: T.Type) -> T? { T?.dflt }
print(g(String.self) as Any, Int?.dflt.map { $0 + 1 } ?? 7)
let X: P? = P(x: 8); print(X?.x as Any)
// expect: nil Optional([1]) nil Optional(3)
// expect: Optional(5) 5 0 Optional(1) true
// expect: Optional(main.P(x: 3))
// expect: [Optional(1), Optional(2)] Optional(3) [Optional(1)]
// expect: nil nil nil
// expect: nil 7
// expect: Optional(8)
