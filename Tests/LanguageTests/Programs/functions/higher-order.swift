func applyTwice<T>(_ f: (T) -> T, _ x: T) -> T { f(f(x)) }
func compose<T>(_ fs: ((T) -> T)...) -> (T) -> T { { x in fs.reduce(x) { $1($0) } } }
func partial<A, B, C>(_ f: @escaping (A, B) -> C, _ a: A) -> (B) -> C { { b in f(a, b) } }
func flip<A, B, C>(_ f: @escaping (A, B) -> C) -> (B, A) -> C { { f($1, $0) } }
print(applyTwice({ $0 + "!" }, "hi"), applyTwice({ $0 * $0 }, 3), compose({ $0 + 1 }, { $0 * 10 }, { $0 - 3 })(4))
print(partial(+, 5)(6), flip(-)(1, 10), partial(max, "m")("z"))
func until<T>(_ start: T, _ stop: (T) -> Bool, _ step: (T) -> T) -> [T] { var r = [start]; while !stop(r[r.count - 1]) { r.append(step(r[r.count - 1])) }; return r }
print(until(1, { $0 > 50 }) { $0 * 3 })
func debounce(_ limit: Int, _ body: @escaping (String) -> Void) -> (String) -> Bool { var count = 0; return { count += 1; if count <= limit { body($0); return true }; return false } }
var log: [String] = []
let limited = debounce(2) { log.append($0) }
print(["a", "b", "c"].map(limited), log)
func fold<S: Sequence, R>(_ s: S, _ r: R, _ f: (R, S.Element) -> R) -> R { var r = r; for x in s { r = f(r, x) }; return r }
print(fold(1...4, "") { $0 + "\($1)" }, fold("abc", [Character]()) { [$1] + $0 })
let steps: [(name: String, run: (Int) -> Int)] = [("double", { $0 * 2 }), ("square", { n in n * n }), ("negate", -)]
print(steps.reduce(3) { $1.run($0) }, steps.map(\.name))
func tryAll(_ fs: [() throws -> Int]) -> [Int?] { fs.map { try? $0() } }
struct Oops: Error {}
print(tryAll([{ 1 }, { throw Oops() }, { 3 }]))
func counter() -> (Int) -> Int { var total = 0; func add(_ n: Int) -> Int { total += n; return total }; return add }
let count = counter()
print(count(1), count(10), count(100), counter()(5))
// expect: hi!! 81 47
// expect: 11 9 z
// expect: [1, 3, 9, 27, 81]
// expect: [true, true, false] ["a", "b"]
// expect: 1234 ["c", "b", "a"]
// expect: -36 ["double", "square", "negate"]
// expect: [Optional(1), nil, Optional(3)]
// expect: 1 11 111 5
