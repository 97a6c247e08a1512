func describe(_ width: Int) -> String {
  func space(_ n: Int) -> String { String(repeating: "-", count: n) }
  func space(_ a: Int, _ b: Int) -> String { a > b ? space(a - b) : "|" }
  func name(_ value: Int) -> String { "int \(value)" }
  func name(_ value: String) -> String { "text \(value)" }
  func name(of value: Double) -> String { "double \(value)" }
  func name<T>(_ values: [T]) -> String { values.isEmpty ? "none" : "\(values.count) of \(T.self)" }
  let texts = ["a", "b"].map(name)
  let labelled = name(of:)
  return [space(width, 3), space(2), name(3), name("x"), labelled(2), name([1, 2]), texts[1]].joined(separator: " ")
}
print(describe(5))

// A local function may use what is declared behind it, when that is there by the time that it runs.
func reachable(_ edges: [Int: [Int]], from start: Int) -> [Int] {
  func visit(_ node: Int) {
    guard seen.insert(node).inserted else { return }
    order.append(node)
    for next in edges[node] ?? [] where isWanted(next) { visit(next) }
  }
  func isWanted(_ node: Int) -> Bool { node < limit && !seen.contains(node) }
  var seen: Set<Int> = []
  var order: [Int] = [], limit = 10
  visit(start)
  limit = 20
  seen = []
  visit(start)
  return order
}
print(reachable([1: [2, 12], 2: [3], 3: [1]], from: 1))
func counter() -> [() -> Int] {
  func next() -> Int { count += step; return count }
  let step = 2
  var count = 0
  if step > 1 {
    func twice() -> Int { next() + offset }
    let offset = 100
    return [next, twice]
  }
  return [next]
}
let made = counter()
print(made[0](), made[1](), made[0]())
// expect: -- -- int 3 text x double 2.0 2 of Int text b
// expect: [1, 2, 3, 1, 2, 3, 12]
// expect: 2 104 6
