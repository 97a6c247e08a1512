let pattern = "([a-z]+)(\\d+)?"
let regex = try Regex(pattern)
if let m = "abc12 d".firstMatch(of: regex) {
  print(m.output.count, m.output[1].substring ?? "-", m.output[2].substring ?? "-")
  print(m.range == "abc12 d".startIndex..<"abc12 d".index("abc12 d".startIndex, offsetBy: 5))
  for x in m.output { print(x.substring ?? "nil") }
}
do { _ = try Regex("(") } catch { print("bad") }
let typed = try Regex("(\\w)=(\\w)", as: (Substring, Substring, Substring).self)
if let m = "a=b".wholeMatch(of: typed) { print(m.1, m.2) }
let alt = #/(a)|(b)/#
for m in "ab".matches(of: alt) { print(m.1 ?? "-", m.2 ?? "-") }
if let m = try #/x(\d)/#.firstMatch(in: "ax5") { print(m.1) }
if let m = try #/x(\d)/#.wholeMatch(in: "ax5") { print(m.1) } else { print("none") }
let log = """
[INFO] started
[WARN] slow
[INFO] done
"""
let line = #/\[(?<level>[A-Z]+)\] (?<text>.*)/#
let grouped = Dictionary(grouping: log.matches(of: line), by: { String($0.level) })
for k in grouped.keys.sorted() { print(k, grouped[k]!.map { String($0.text) }) }
print(log.split(separator: "\n").compactMap { $0.firstMatch(of: line)?.text })
let email = #/[A-Z0-9._]+@[A-Z0-9.]+\.[A-Z]{2,}/#.ignoresCase()
print(["x@y.com", "nope", "A.B@c.org"].filter { $0.wholeMatch(of: email) != nil })
let upper = "hello world".replacing(#/\b\w/#) { $0.output.uppercased() }
print(upper)
print("x1y2".replacing(#/\d/#, with: "#", maxReplacements: 1))
print("The year 1999".firstMatch(of: #/\d+/#).map { Int($0.output)! } ?? 0)
print("café".wholeMatch(of: #/caf./#) != nil, "a.b".contains(#/\./#))
// expect: 3 abc 12
// expect: true
// expect: abc12
// expect: abc
// expect: 12
// expect: bad
// expect: a b
// expect: a -
// expect: - b
// expect: 5
// expect: none
// expect: INFO ["started", "done"]
// expect: WARN ["slow"]
// expect: ["started", "slow", "done"]
// expect: ["x@y.com", "A.B@c.org"]
// expect: Hello World
// expect: x#y2
// expect: 1999
// expect: true true
