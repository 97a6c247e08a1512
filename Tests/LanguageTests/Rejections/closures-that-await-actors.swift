actor Counter { var n = 0; func inc() { n += 1 } }
func other() async -> Int { 1 }
func run(_ f: () -> Void) { f() }
func g(_ c: Counter) {
    let h: () -> Void = { await c.inc() }
    let i: () -> Void = { _ = await other() }
    run { await c.inc() }
    run { _ = await other() }
    run { print(await c.n) }
    h(); i()
    [1].forEach { _ in await c.inc() }
    let k = { await c.inc() }
    let a = [1].map { $0 + (await c.n) }
}
// expect error 5:25: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 6:25: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 7:9: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 8:9: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 9:9: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 11:17: cannot pass function of type '(Int) async -> ()' to parameter expecting synchronous function type
// expect error 13:21: cannot pass function of type '(Int) async -> Int' to parameter expecting synchronous function type
