func greet(_ name: String, with greeting: String = "Hello", times: Int = 1, loud: Bool = false) -> String {
  let text = Array(repeating: "\(greeting), \(name)", count: times).joined(separator: "; ")
  return loud ? text.uppercased() + "!" : text
}
print(greet("Ann"), greet("Bo", times: 2), greet("Cy", with: "Hi", loud: true))
func sum(_ numbers: Int..., scale: Int = 1) -> Int { numbers.reduce(0, +) * scale }
print(sum(), sum(1), sum(1, 2, 3), sum(4, 5, scale: 10))
func report(_ title: String, _ lines: String..., footer: String...) -> String { "\(title)\(lines)\(footer)" }
print(report("t"), report("t", "a", "b", footer: "x"), report("t", footer: "y", "z"))
var counter = 0
func next() -> Int { counter += 1; return counter }
func stamped(_ a: Int = next(), _ b: Int = next()) -> String { "\(a)-\(b)" }
print(stamped(), stamped(100), stamped())
func later(_ value: @autoclosure () -> Int, if flag: Bool) -> Int { flag ? value() : 0 }
print(later(next(), if: false), later(next(), if: true), counter)
func increment(_ n: inout Int, by step: Int = 1) { n += step }
var n = 5
increment(&n)
increment(&n, by: 10)
print(n)
func bounds(_ items: [Int], low: inout Int, high: inout Int) { low = items.min() ?? 0; high = items.max() ?? 0 }
var low = 0, high = 0
bounds([4, 1, 9], low: &low, high: &high)
print(low, high)
func outer(_ f: (Int, Int) -> Int = { $0 + $1 }, _ g: @escaping @autoclosure () -> String = "lazy") -> () -> String { { "\(f2(3)) \(g())" } }
func f2(_ x: Int) -> Int { x * 2 }
print(outer()(), outer(*, "given")())
struct Config { var name: String; init(_ name: String = "base", tags: String...) { self.name = name + tags.joined() } }
print(Config().name, Config("x", tags: "1", "2").name)
func label(_ x: Int, _ y: Int) -> String { "unlabelled" }
func label(x: Int, y: Int) -> String { "labelled" }
func label(_ x: Int, y: Int = 3) -> String { "mixed" }
print(label(1, 2), label(x: 1, y: 2), label(1), label(1, y: 2))
// expect: Hello, Ann Hello, Bo; Hello, Bo HI, CY!
// expect: 0 1 6 90
// expect: t[][] t["a", "b"]["x"] t[]["y", "z"]
// expect: 1-2 100-3 4-5
// expect: 0 6 6
// expect: 16
// expect: 1 9
// expect: 6 lazy 6 given
// expect: base x12
// expect: unlabelled labelled mixed mixed
