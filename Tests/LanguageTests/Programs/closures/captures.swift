func makeCounter() -> () -> Int {
  var count = 0
  return { count += 1; return count }
}
let c1 = makeCounter(), c2 = makeCounter()
print(c1(), c1(), c2())
var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var x = 1
let byRef = { x }
let byVal = { [x] in x }
x = 2
print(byRef(), byVal())
func outer() -> Int {
  func fact(_ n: Int) -> Int { n <= 1 ? 1 : n * fact(n - 1) }
  func isEven(_ n: Int) -> Bool { n == 0 ? true : isOdd(n - 1) }
  func isOdd(_ n: Int) -> Bool { n == 0 ? false : isEven(n - 1) }
  return fact(5) + (isEven(10) ? 1 : 0)
}
print(outer())
class Owner { var name = "o"; var action: (() -> Void)?
  func setUp() { action = { [weak self] in print(self?.name ?? "gone") } }
  deinit { print("owner deinit") } }
var o: Owner? = Owner()
o?.setUp()
let act = o?.action
act?()
o = nil
act?()
func apply(_ f: (Int, Int) -> Int) -> Int { f(3, 4) }
print(apply(+), apply { $0 * $1 }, apply { a, b in a - b })
func auto(_ c: @autoclosure () -> Bool) -> Bool { c() }
print(auto(x > 1))
let add: (Int) -> (Int) -> Int = { a in { b in a + b } }
print(add(3)(4))
struct S { var n = 0; mutating func run(_ times: Int) { let work = { (k: Int) in k + 1 }; for _ in 0..<times { n = work(n) } } }
var s = S(); s.run(4); print(s.n)
func twice(_ body: () throws -> Void) rethrows { try body(); try body() }
var hits = 0
twice { hits += 1 }
print(hits)
let sorted = [3, 1, 2].sorted { $0 > $1 }
print(sorted, sorted.map { "\($0)" }.joined(separator: "-"), sorted.reduce(0, +))
print(["b", "a"].sorted(), [1, 2, 3, 4].filter { $0 % 2 == 0 })
// expect: 1 2 1
// expect: [0, 10, 20]
// expect: 2 1
// expect: 121
// expect: o
// expect: owner deinit
// expect: gone
// expect: 7 12 -1
// expect: true
// expect: 7
// expect: 4
// expect: 2
// expect: [3, 2, 1] 3-2-1 6
// expect: ["a", "b"] [2, 4]
