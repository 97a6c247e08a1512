let re = try! Regex("(a)(\\d+)?(?<name>x)?")
if let m = try! re.firstMatch(in: "zza12 end") {
  print(m.0, type(of: m.0))
  print(m.output.count, m[1].substring ?? "nil", m["name"]?.substring ?? "nil", m.range)
  let s: Substring = m.0
  print(s, m.output[0].value as Any, m.output[1].value as Any, m.output[2].value as Any, m.output[3].value as Any)
  print(m.output[1].range as Any, type(of: m), type(of: m.output))
}
for m in "a1 a2".matches(of: re) { print(m.0, m.0.count, m[2].value as Any) }
let st = try! Regex("(a)(\\d+)", as: (Substring, Substring, Substring).self)
print("a12".wholeMatch(of: st)!.2)
print("a1b".replacing(re) { m in "<\(m.0)>" })
print("a1b".replacing(re) { m in "<\(m[0].substring!)>" })
// expect: a12 Substring
// expect: 4 a nil 2[utf8]..<5[utf8]
// expect: a12 Optional("a12") Optional("a") Optional(Optional("12")) Optional(nil)
// expect: Optional(Range(2[utf8]..<3[utf8])) Match AnyRegexOutput
// expect: a1 2 Optional(Optional("1"))
// expect: a2 2 Optional(Optional("2"))
// expect: 12
// expect: <a1>b
// expect: <a1>b
