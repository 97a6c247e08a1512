func run(_ n: Int, before: () -> Void = {}, body: (Int) -> Void, after: (() -> Void)? = nil) { before(); for i in 0..<n { body(i) }; after?() }
run(2) { print("body", $0) }
run(1) { print("before") } body: { print("b", $0) } after: { print("after") }
run(1, body: { i in print(i) }) { print("done") }
func pick(_ a: () -> Int, or b: (() -> Int)? = nil) -> Int { b?() ?? a() }
print(pick { 1 }, pick { 1 } or: { 2 })
let sorted = [3, 1, 2].sorted { a, b in a > b }.map { "\($0)" }.filter { $0 != "2" }
print(sorted)
print([1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" })
let nested = { (a: Int) in { (b: Int) in { a + b + $0 } } }
print(nested(1)(2)(3))
let immediate: Int = { let a = 2; return a * a }()
print(immediate)
// expect: body 0
// expect: body 1
// expect: before
// expect: b 0
// expect: after
// expect: 0
// expect: done
// expect: 1 2
// expect: ["3", "1"]
// expect: ["1:1", "2:4", "3:9"]
// expect: 6
// expect: 4
