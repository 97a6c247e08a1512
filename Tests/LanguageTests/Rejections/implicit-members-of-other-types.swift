struct P { var x = 0; static let zero = P(); static let n = 3; static func make(_ a: Int, b: Int) -> Int { 1 }; func moved() -> P { self }; static func made() -> P { P() } }
let p: P = .n
let p2: P = .make(1, b: 2)
let p3: P = .zero.x
let p4: P = .zero.moved().x
let p5: P = .made
let p6: P = .zero.moved
let p7: P? = .n
func f(_ p: P) {}
f(.n)
f(.zero.x)
func g() -> P { .n }
func h() -> P { return .zero.x }
var q = P()
q = .n
q = .zero.moved().x
let a: [P] = [.n, .zero.x]
let d: [String: P] = ["a": .n]
let c: P = true ? .n : .zero
let cl: () -> P = { .n }
let m: [P] = [1].map { _ in .n }
func k(p: P = .n) {}
struct S { var p: P = .n }
let z = [P]().contains { _ in .n }
struct Q { static func one(_ a: Int) -> Q { Q() }; static func two(a: Int, b: String) -> Q { Q() } }
let q1: Q = .one
let q2: Q = .two
let flag: Bool = .random
// expect error 2:13: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 3:14: member 'make(_:b:)' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 4:19: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 5:27: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 6:14: member 'made()' is a function that produces expected type 'P'; did you mean to call it?
// expect error 7:19: member 'moved()' is a function that produces expected type 'P'; did you mean to call it?
// expect error 8:15: member 'n' in 'P?' produces result of type 'Int', but context expects 'P?'
// expect error 10:4: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 11:9: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 12:18: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 13:30: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 15:6: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 16:19: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 17:16: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 17:25: member 'x' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 18:29: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 19:20: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 20:22: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 21:30: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 22:16: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 23:24: member 'n' in 'P' produces result of type 'Int', but context expects 'P'
// expect error 24:32: type 'Bool' has no member 'n'
// expect error 26:14: member 'one' expects argument of type 'Int'
// expect error 27:14: member 'two(a:b:)' is a function that produces expected type 'Q'; did you mean to call it?
// expect error 28:19: member 'random()' is a function that produces expected type 'Bool'; did you mean to call it?
