enum A { case key(String), value(String) }
var raw: [A] = []
raw.append(contentsOf: ["x", "-y"].map { a in
  let b = a + a
  if b.hasPrefix("-") { return .key(b) }
  return .value(b) })
print(raw)
// expect: [main.A.value("xx"), main.A.key("-y-y")]
