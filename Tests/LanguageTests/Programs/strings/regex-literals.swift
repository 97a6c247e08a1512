let text = "Kepler-22b was found on 2011-12-05, TRAPPIST-1e on 2017-02-22."
let date = #/(\d{4})-(\d{2})-(\d{2})/#
if let match = text.firstMatch(of: date) {
  print(match.0, match.1, match.output.2)
  let (whole, y, m, d) = match.output
  print(whole, y, m, d, Int(y)! + Int(m)!)
}
for m in text.matches(of: date) { print(m.output.1, m.0.count) }
let named = #/(?<year>\d+)-(?<month>\d+)(-(?<day>\d+))?/#
if let m = text.firstMatch(of: named) {
  print(m.year, m.month, m.day ?? "no day")
  print(type(of: m.output))
}
print("2020-07".wholeMatch(of: named)?.day as Any)
print(text.contains(#/TRAPPIST/#), text.contains(#/x{5}/#))
print(text.replacing(date, with: "DATE"))
print(text.replacing(date) { "\($0.3)/\($0.2)" })
print("a1b22c333".split(separator: #/\d+/#))
print("  x".trimmingPrefix(#/\s+/#))
print("abc".starts(with: #/ab/#), "abc".prefixMatch(of: #/a./#)!.0)
print("key=value".wholeMatch(of: #/(\w+)=(\w+)/#)!.2)
var s = "aXbX"
s.replace(#/X/#, with: "-")
print(s)
func parse(_ line: String) -> (String, Int)? {
  guard let m = line.wholeMatch(of: #/(?<name>[a-z]+):\s*(?<count>\d+)/#) else { return nil }
  return (String(m.name), Int(m.count)!)
}
print(parse("apples: 12") ?? ("-", 0), parse("x") as Any)
print("Hello".contains(#/hello/#.ignoresCase()))
let r = #/
  (\w+)  # a word
  \s+
  (\w+)
/#
print("foo   bar".firstMatch(of: r)!.2)
print("a,b;c".ranges(of: #/[,;]/#).count)
let words = "one two".matches(of: #/\w+/#).map { String($0.output) }
print(words)
// expect: 2011-12-05 2011 12
// expect: 2011-12-05 2011 12 05 2023
// expect: 2011 10
// expect: 2017 10
// expect: 2011 12 05
// expect: (Substring, year: Substring, month: Substring, Optional<Substring>, day: Optional<Substring>)
// expect: nil
// expect: true false
// expect: Kepler-22b was found on DATE, TRAPPIST-1e on DATE.
// expect: Kepler-22b was found on 05/12, TRAPPIST-1e on 22/02.
// expect: ["a", "b", "c"]
// expect: x
// expect: true ab
// expect: value
// expect: a-b-
// expect: ("apples", 12) nil
// expect: true
// expect: bar
// expect: 2
// expect: ["one", "two"]
