enum R<T> { case ok(T), err(String)
  func both<U>(_ other: R<U>) -> Int {
    switch (self, other) { case (.ok, .ok): return 1
    case (.err, .err): return 2
    case (.err, _): return 3
    case (_, .err): return 4 } } }
print(R.ok(1).both(R.ok("x")), R<Int>.err("a").both(R.ok(2)), R.ok(1).both(R<Int>.err("q")))
enum P { case one(Any), two, three(String?) }
func p(_ x: P) -> String { switch x { case .one(let s as String): return s; case .one: return "1"; case .two: return "2"; case .three(let s as String?): return s ?? "nil" } }
print(p(.one("q")), p(.one(3)), p(.three(nil)), p(.three("z")))
func q(_ a: Bool, _ b: Bool, _ c: Bool) -> Int { switch (a, b, c) { case (true, _, _): return 1; case (_, true, _): return 2; case (_, _, true): return 3; case (false, false, false): return 4 } }
print(q(false, false, true), q(false, false, false))
func o(_ a: Int?, _ b: Int?) -> String { switch (a, b) { case let (x?, y?): return "\(x + y)"; case (nil, _): return "no a"; case (_, nil): return "no b" } }
print(o(1, 2), o(nil, 3), o(1, nil))
func e(_ x: Never) -> Int { switch x {} }
enum W { case a(Int), b(W2) }; enum W2 { case c, d(Bool) }
func w(_ x: W) -> Int { switch x { case .a(0): return 0; case .a(let n) where n > 5: return 1; case .a: return 2; case .b(.c): return 3; case .b(.d(true)): return 4; case .b(.d(false)): return 5 } }
print(w(.a(0)), w(.a(9)), w(.a(3)), w(.b(.d(false))))
func r(_ x: Result<Int, Error>, _ y: Bool?) -> Int { switch (x, y) { case (.success(let v), true?): return v; case (.success, false?), (.success, nil): return 1; case (.failure, .some): return 2; case (.failure, .none): return 3 } }
print(r(.success(7), true), r(.success(7), nil))
// expect: 1 3 4
// expect: q 1 nil z
// expect: 3 4
// expect: 3 no a no b
// expect: 0 1 2 5
// expect: 7 1
