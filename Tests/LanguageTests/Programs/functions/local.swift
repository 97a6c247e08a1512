func fibonacci(_ n: Int) -> [Int] {
  var memo: [Int: Int] = [:]
  func fib(_ k: Int) -> Int {
    if k < 2 { return k }
    if let known = memo[k] { return known }
    let value = fib(k - 1) + fib(k - 2)
    memo[k] = value
    return value
  }
  return (0..<n).map(fib)
}
print(fibonacci(12))
func isEven(_ n: Int) -> Bool {
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
  return even(n)
}
print(isEven(10), isEven(7))
func counter(from start: Int) -> (next: () -> Int, reset: (Int) -> Void) {
  var n = start
  func next() -> Int { n += 1; return n }
  func reset(to value: Int) { n = value }
  return (next, reset)
}
let c = counter(from: 5)
let d = counter(from: 0)
print(c.next(), c.next(), d.next())
c.reset(100)
print(c.next(), d.next())
func permutations<T>(_ items: [T]) -> [[T]] {
  guard let first = items.first else { return [[]] }
  func insert(_ list: [T]) -> [[T]] { (0...list.count).map { i in Array(list[..<i]) + [first] + list[i...] } }
  return permutations(Array(items.dropFirst())).flatMap(insert)
}
print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
func outer() -> String {
  let prefix = ">"
  func decorate(_ s: String, times: Int = 2) -> String { String(repeating: prefix, count: times) + s }
  struct Local { var text: String; func shout() -> String { text.uppercased() } }
  func make<T: CustomStringConvertible>(_ v: T) -> Local { Local(text: decorate(v.description, times: 1)) }
  return decorate(make(5).shout()) + make(true).text
}
print(outer())
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func lcm(_ a: Int, _ b: Int) -> Int { a / gcd(a, b) * b }
print(gcd(48, 36), lcm(4, 6), [4, 6, 10].reduce(1, lcm))
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C") -> [String] {
  n == 0 ? [] : hanoi(n - 1, a, c, b) + [a + c] + hanoi(n - 1, b, a, c)
}
print(hanoi(3).joined(separator: " "))
func apply(_ n: Int, _ fs: ((Int) -> Int)...) -> Int { fs.reduce(n) { $1($0) } }
func double(_ x: Int) -> Int { x * 2 }
print(apply(3, double, { $0 + 1 }, abs, -))
func variadic(_ f: (Int...) -> Int) -> Int { f(1, 2, 3) }
print(variadic { $0.reduce(0, +) })
// expect: [0, 1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
// expect: true false
// expect: 6 7 1
// expect: 101 2
// expect: 6 [["a", "b"], ["b", "a"]]
// expect: >>>5>true
// expect: 12 12 60
// expect: AC AB CB AC BA BC AC
// expect: -7
// expect: 6
