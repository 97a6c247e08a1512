actor C { func inc() {} ; func get() -> Int { 1 } }
func run(_ f: () -> Void) { f() }
func each<T>(_ f: (Int) -> T) {}
func g(_ c: C) {
    run { await c.inc() }
    run { print(1); await c.inc() }
    run { let x = await c.get(); print(x) }
    [1].forEach { _ in print(1); await c.inc() }
    [1].forEach { print($0); await c.inc() }
    each { _ in await c.inc() }
}
// expect error 5:9: cannot pass function of type '() async -> ()' to parameter expecting synchronous function type
// expect error 6:9: cannot pass function of type '() async -> Void' to parameter expecting synchronous function type
// expect error 7:9: cannot pass function of type '() async -> Void' to parameter expecting synchronous function type
// expect error 8:17: cannot pass function of type '(Int) async -> Void' to parameter expecting synchronous function type
// expect error 9:17: cannot pass function of type '(Int) async -> Void' to parameter expecting synchronous function type
// expect error 10:10: cannot pass function of type '(Int) async -> ()' to parameter expecting synchronous function type
