func fetch() async -> Int { 1 }
func plain() -> Int { fetch() }
func awaited() { let x = await fetch(); print(x) }
func loop() { for await n in AsyncStream<Int> { $0.finish() } { print(n) } }
let f: () -> Int = { await fetch() }


func note() async {}
func fine() { Task { await fetch() } }
// expect error 2:23: 'async' call in a function that does not support concurrency
// expect error 3:32: 'async' call in a function that does not support concurrency
// expect error 4:15: 'async' in a function that does not support concurrency
// expect error 5:20: invalid conversion from 'async' function of type '() async -> Int' to synchronous function type '() -> Int'
