func fetch() async throws -> Int { 3 }
func sync() async -> Int { 3 }
struct S { var x = 0; func m() async throws -> S { self }; var p: Int { get async throws { 3 } } }
func run2(s: S) async throws {
    let c = try fetch()
    let d = try s.m().m()
    let e = try fetch() + 1
    let f = 1 + (try fetch())
    try s.m()
    _ = try fetch()
    var g = 0
    g = try fetch()
    let h = try? fetch()
    let i = try! fetch()
    let j = try s.p
    return try await fetch() + fetch()
}
func run3(s: S) async throws -> Int {
    if try fetch() > 1 {}
    for i in [try fetch()] {}
    print(try fetch(), try sync())
    let k: Int = try sync()
    let l = fetch()
    let m = sync() + sync()
    return try fetch()
}
// expect error 5:13: expression is 'async' but is not marked with 'await'
// expect error 6:13: expression is 'async' but is not marked with 'await'
// expect error 7:13: expression is 'async' but is not marked with 'await'
// expect error 8:13: expression is 'async' but is not marked with 'await'
// expect error 9:5: expression is 'async' but is not marked with 'await'
// expect error 10:9: expression is 'async' but is not marked with 'await'
// expect error 12:9: expression is 'async' but is not marked with 'await'
// expect error 13:13: expression is 'async' but is not marked with 'await'
// expect error 14:13: expression is 'async' but is not marked with 'await'
// expect error 15:13: expression is 'async' but is not marked with 'await'
// expect error 16:16: unexpected non-void return value in void function
// expect error 19:8: expression is 'async' but is not marked with 'await'
// expect error 20:14: expression is 'async' but is not marked with 'await'
// expect error 21:5: expression is 'async' but is not marked with 'await'
// expect error 22:18: expression is 'async' but is not marked with 'await'
// expect error 23:13: call can throw but is not marked with 'try'
// expect error 23:13: expression is 'async' but is not marked with 'await'
// expect error 24:13: expression is 'async' but is not marked with 'await'
// expect error 25:12: expression is 'async' but is not marked with 'await'
