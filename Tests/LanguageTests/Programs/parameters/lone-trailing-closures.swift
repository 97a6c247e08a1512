// Which of several parameters a trailing closure is for that stands alone.
func opt(a: Int = 1, b: (Int) -> Int = { $0 }, c: (Int) -> Int = { $0 * 2 }) -> Int { b(a) + c(a) }
print(opt { $0 + 10 })
func o2(b: (Int) -> Int = { $0 }, c: (Int) -> Int) -> Int { b(1) + c(1) }
print(o2 { $0 + 10 })
func o3(b: (Int) -> Int, c: (Int) -> Int = { $0 * 2 }) -> Int { b(1) + c(1) }
print(o3 { $0 + 10 })
func o4(b: ((Int) -> Int)? = nil, c: ((Int) -> Int)? = nil) -> String { "\(b?(1) as Any) \(c?(1) as Any)" }
print(o4 { $0 + 10 })
func o5(a: Int, b: ((Int) -> Int)? = nil, n: Int = 1, c: ((Int) -> Int)? = nil) -> String { "\(b?(1) as Any) \(c?(1) as Any)" }
print(o5(a: 1) { $0 + 10 })
func o6(b: ((Int) -> Int)? = nil, n: Int, c: ((Int) -> Int)? = nil) -> String { "\(b?(1) as Any) \(c?(1) as Any)" }
print(o6(n: 1) { $0 + 10 })
struct S { init(a: (() -> Int)? = nil, b: () -> Int) { print(a?() as Any, b()) } 
 init(x: () -> Int = { 1 }, y: () -> Int = { 2 }, z: Int = 0) { print(x(), y()) } }
_ = S { 5 }
func o7(_ a: () -> Int = { 1 }, _ b: () -> Int = { 2 }) -> String { "\(a()) \(b())" }
print(o7 { 7 })
print(o7({ 8 }) { 9 })
// expect: 12
// expect: 12
// expect: 13
// expect: nil Optional(11)
// expect: nil Optional(11)
// expect: nil Optional(11)
// expect: nil 5
// expect: 1 7
// expect: 8 9
