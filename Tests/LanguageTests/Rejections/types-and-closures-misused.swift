enum D { case n, s }
for c in D { print(c) }
let scores = ["a": 1, "b": 2]
struct P { var x = 1 }
for c in P { print(c) }
func take(_ i: Int) {}
take(D)
let d = D
let dd: D = D
print(D)
D.n == D
class V { func honk() -> String { "a" }; static func st() {}; var cl: () -> Void = {} }
let v = V()
v.honk() = "a"
v.cl = { }
func glob() {}
class A {
    var onChange: (() -> Void)?
    var onTwo: ((Int, String) -> String?)?
    func update() { onChange(); onTwo(1, "a") }
    func run(_ f: () -> Void) {}
    func t() { run(onChange) }
}
let f: () -> Void = 3
let g: (Int) -> Void = { $0 + "a" }
let h: Int = glob
let a = A()
let z: Int = a.onChange
let zz: String = a.update
take(a.onChange)
take(a.run)
class Van: A {
    convenience init(seats: Int) {
        super.init()
    }
    init(x: Int) {
        self.init(seats: 3)
    }
}
func none() {}
let s2 = 1 + none()
func fetch() async throws -> Int { 3 }
func sync() async -> Int { 3 }
func run2() async throws {
    let c = try fetch()
    let d = await fetch()
    let e = fetch()
    let f = try? fetch()
    let g = sync()
    print(try fetch())
    return try fetch()
}
func run3() {
    let c = try fetch()
    let d = try await fetch()
    let g = sync()
}
// expect error 2:10: for-in loop requires 'D.Type' to conform to 'Sequence'
// expect error 5:10: for-in loop requires 'P.Type' to conform to 'Sequence'
// expect error 7:6: cannot convert value of type 'D.Type' to expected argument type 'Int'
// expect error 8:9: expected member name or initializer call after type name
// expect error 9:13: cannot convert value of type 'D.Type' to specified type 'D'
// expect error 10:7: expected member name or initializer call after type name
// expect error 11:5: binary operator '==' cannot be applied to operands of type 'D' and 'D.Type'
// expect error 14:3: expression is not assignable: function call returns immutable value
// expect error 20:21: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
// expect error 20:33: value of optional type '((Int, String) -> String?)?' must be unwrapped to a value of type '(Int, String) -> String?'
// expect error 22:20: value of optional type '(() -> Void)?' must be unwrapped to a value of type '() -> Void'
// expect error 24:21: cannot convert value of type 'Int' to specified type '() -> Void'
// expect error 25:29: binary operator '+' cannot be applied to operands of type 'Int' and 'String'
// expect error 26:14: cannot convert value of type '() -> ()' to specified type 'Int'
// expect error 28:16: cannot convert value of type '(() -> Void)?' to specified type 'Int'
// expect error 29:20: cannot convert value of type '() -> ()' to specified type 'String'
// expect error 30:8: cannot convert value of type '(() -> Void)?' to expected argument type 'Int'
// expect error 31:8: cannot convert value of type '(() -> Void) -> ()' to expected argument type 'Int'
// expect error 34:15: convenience initializer for 'Van' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')
// expect error 36:5: designated initializer for 'Van' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?
// expect error 41:14: cannot convert value of type '()' to expected argument type 'Int'
// expect error 45:13: expression is 'async' but is not marked with 'await'
// expect error 46:19: call can throw but is not marked with 'try'
// expect error 47:13: call can throw but is not marked with 'try'
// expect error 47:13: expression is 'async' but is not marked with 'await'
// expect error 48:13: expression is 'async' but is not marked with 'await'
// expect error 49:13: expression is 'async' but is not marked with 'await'
// expect error 50:5: expression is 'async' but is not marked with 'await'
// expect error 51:16: unexpected non-void return value in void function
// expect error 54:13: errors thrown from here are not handled
// expect error 54:17: 'async' call in a function that does not support concurrency
// expect error 55:13: errors thrown from here are not handled
// expect error 55:23: 'async' call in a function that does not support concurrency
// expect error 56:13: 'async' call in a function that does not support concurrency
