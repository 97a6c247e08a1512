let re = try! Regex("(a)(\\d+)?(?<name>x)?")
if let m = try! re.firstMatch(in: "zza12 end") {
  print(m.0, type(of: m.0))
  print(m.output.count, m[1].substring ?? "nil", m["name"]?.substring ?? "nil", "zza12 end"[m.range])
  let s: Substring = m.0
  print(s, m.output[0].value as Any)
  print(type(of: m), type(of: m.output))
}
for m in "a1 a2".matches(of: re) { print(m.0, m.0.count, m[2].substring ?? "nil") }
let st = try! Regex("(a)(\\d+)", as: (Substring, Substring, Substring).self)
print("a12".wholeMatch(of: st)!.2)
print("a1b".replacing(re) { m in "<\(m.0)>" })
print("a1b".replacing(re) { m in "<\(m[0].substring!)>" })
// expect: a12 Substring
// expect: 4 a nil a12
// expect: a12 Optional("a12")
// expect: Match AnyRegexOutput
// expect: a1 2 1
// expect: a2 2 2
// expect: 12
// expect: <a1>b
// expect: <a1>b
