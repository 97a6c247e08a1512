func load(_ n: Int) async -> Int { n }
func f() async {
  async let a = load(1)
  let c = { await a }
  Task { print(await a) }
  func inner() async { print(await a) }
  print(await a)
  let d: () -> Int = { a }
  await withTaskGroup(of: Int.self) { group in group.addTask { await a } }
  [1].forEach { _ in print(a) }
  let x = 1
  async let b = a + 1
  async let e = { a }()
}
async let top = load(1)
func later() { print(top) }
func laterAsync() async { print(await top) }
let reads = { print(top) }
struct Reader { func go() async { print(await top) } }
print(top)
// expect error 4:19: capturing 'async let' variables is not supported
// expect error 5:22: capturing 'async let' variables is not supported
// expect error 6:36: capturing 'async let' variables is not supported
// expect error 8:24: 'async let' in a function that does not support concurrency
// expect error 8:24: capturing 'async let' variables is not supported
// expect error 9:70: capturing 'async let' variables is not supported
// expect error 10:28: 'async let' in a function that does not support concurrency
// expect error 10:28: capturing 'async let' variables is not supported
// expect error 12:17: capturing 'async let' variables is not supported
// expect error 13:19: 'async let' in a function that does not support concurrency
// expect error 13:19: capturing 'async let' variables is not supported
// expect error 16:22: 'async let' in a function that does not support concurrency
// expect error 16:22: capturing 'async let' variables is not supported
// expect error 17:39: capturing 'async let' variables is not supported
// expect error 18:21: 'async let' in a function that does not support concurrency
// expect error 18:21: capturing 'async let' variables is not supported
// expect error 19:47: capturing 'async let' variables is not supported
