enum Weekday: Int, CaseIterable, Comparable { case mon, tue, wed; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue } }
var hours: [Weekday: Double] = [.mon: 8, .wed: 4.5]
hours[.tue, default: 0] += 2
for day in Weekday.allCases { print(day, hours[day] ?? 0) }
print(hours.keys.sorted(), hours.filter { $0.key > .mon }.values.reduce(0, +))
enum Event: Hashable { case key(Character), click(x: Int, y: Int) }
var log: [Event: Int] = [:]
for e in [Event.key("a"), .click(x: 1, y: 2), .key("a")] { log[e, default: 0] += 1 }
print(log[.key("a")]!, log[.click(x: 1, y: 2)]!, log[.key("b")] as Any)
let handlers: [String: (Int, Int) -> Int] = ["+": (+), "-": { $0 - $1 }, "max": max]
for name in handlers.keys.sorted() { print(name, handlers[name]!(7, 3)) }
print(handlers["?"]?(1, 2) as Any)
var cache: [Int: Int] = [:]
func fib(_ n: Int) -> Int { if n < 2 { return n }; if let c = cache[n] { return c }; let v = fib(n - 1) + fib(n - 2); cache[n] = v; return v }
print(fib(50), cache.count)
let graph = ["a": ["b", "c"], "b": ["d"], "c": ["d"], "d": []]
func reach(_ n: String, _ seen: inout [String]) { if seen.contains(n) { return }; seen.append(n); graph[n, default: []].forEach { reach($0, &seen) } }
var seen: [String] = []; reach("a", &seen); print(seen)
// expect: mon 8.0
// expect: tue 2.0
// expect: wed 4.5
// expect: [main.Weekday.mon, main.Weekday.tue, main.Weekday.wed] 6.5
// expect: 2 1 nil
// expect: + 10
// expect: - 4
// expect: max 7
// expect: nil
// expect: 12586269025 49
// expect: ["a", "b", "d", "c"]
