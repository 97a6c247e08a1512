actor Counter { var n = 0; func inc() { n += 1 }; subscript(i: Int) -> Int { i }; let k = 1; nonisolated var m: Int { 1 } }
func other() async -> Int { 1 }
func f(_ c: Counter) {
    await c.inc()
    let x = await c.n
    _ = await c[1]
    print(await c.n + 1)
    _ = await other()
    _ = await c.k
    _ = await (c.n, c.n)
    c.inc()
    _ = c.n
}
func g(_ c: Counter) {
    Task { await c.inc() }
}
@MainActor func onMain() {}
@MainActor class VM { var v = 0; func go() {} }
func k(_ vm: VM) {
    await onMain()
    await vm.go()
    print(await vm.v)
    await vm.v
}
struct S { let c: Counter; var p: Int { await c.n }; init() { c = Counter(); await c.inc() } }
// expect error 4:5: 'await' in a function that does not support concurrency
// expect error 4:13: call to actor-isolated instance method 'inc()' in a synchronous nonisolated context
// expect error 5:13: 'await' in a function that does not support concurrency
// expect error 5:21: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 6:9: 'await' in a function that does not support concurrency
// expect error 6:16: actor-isolated subscript 'subscript(_:)' can not be referenced from a nonisolated context
// expect error 7:11: 'await' in a function that does not support concurrency
// expect error 7:19: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 8:15: 'async' call in a function that does not support concurrency
// expect error 9:9: 'await' in a function that does not support concurrency
// expect error 10:9: 'await' in a function that does not support concurrency
// expect error 10:18: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 10:23: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 11:7: call to actor-isolated instance method 'inc()' in a synchronous nonisolated context
// expect error 12:11: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 20:5: 'await' in a function that does not support concurrency
// expect error 20:11: call to main actor-isolated global function 'onMain()' in a synchronous nonisolated context
// expect error 21:5: 'await' in a function that does not support concurrency
// expect error 21:14: call to main actor-isolated instance method 'go()' in a synchronous nonisolated context
// expect error 22:11: 'await' in a function that does not support concurrency
// expect error 22:20: main actor-isolated property 'v' can not be referenced from a nonisolated context
// expect error 23:5: 'await' in a function that does not support concurrency
// expect error 23:14: main actor-isolated property 'v' can not be referenced from a nonisolated context
// expect error 25:41: 'await' in a function that does not support concurrency
// expect error 25:49: actor-isolated property 'n' can not be referenced from a nonisolated context
// expect error 25:78: 'await' in a function that does not support concurrency
// expect error 25:86: call to actor-isolated instance method 'inc()' in a synchronous nonisolated context
