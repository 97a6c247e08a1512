// Child tasks in functions that do not wait.
func g() async -> Int { 1 }
func f1() { async let x = 1 }
func f2() {
  async let x = g()
  print(await x)
}
func f3() throws { async let x = g() ; _ = await x }
let c1: () -> Void = { async let x = 1 ; print(await x) }
let c2 = { async let x = 1 ; print(await x) }
let c3: () async -> Void = { async let x = 1 ; print(await x) }
func f4() { Task { async let x = 1 ; print(await x) } }
func f5() async { async let x = 1 ; print(await x) ; let h = { async let y = 2 ; print(await y) } ; await h() }
struct S { var v: Int { async let x = 1 ; return 2 } ; var w: Int { get async { async let x = 1 ; return await x } } }
func f6() { async let (x, y) = (1, 2) }
func f7() { func inner() async { async let x = 1 ; _ = await x } }
func f8() { [1].forEach { _ in async let x = 1 } }
class K { init() { async let x = 1 } ; deinit { async let x = 2 } }
// expect error 3:19: 'async let' in a function that does not support concurrency
// expect error 5:9: 'async let' in a function that does not support concurrency
// expect error 6:15: 'async let' in a function that does not support concurrency
// expect error 8:26: 'async let' in a function that does not support concurrency
// expect error 8:50: 'async let' in a function that does not support concurrency
// expect error 9:22: invalid conversion from 'async' function of type '() async -> Void' to synchronous function type '() -> Void'
// expect error 14:31: 'async let' in a function that does not support concurrency
// expect error 15:19: 'async let' in a function that does not support concurrency
// expect error 17:25: cannot pass function of type '(Int) async -> Void' to parameter expecting synchronous function type
// expect error 18:26: 'async let' in a function that does not support concurrency
// expect error 18:55: 'async let' in a function that does not support concurrency
