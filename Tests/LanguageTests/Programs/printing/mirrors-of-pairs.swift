struct Several: CustomReflectable {
  let base: Any
  var customMirror: Mirror { Mirror(self, children: ["b": base, "a": 2, "c": 3, "b": 4]) }
}
print(Mirror(reflecting: Several(base: 1)).children.map { "\($0)" })
dump(Several(base: "x"))
struct Listed: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2]) }
}
print(Mirror(reflecting: Listed()).children.map { $0.label ?? "-" })
// expect: ["(label: Optional(\"b\"), value: 1)", "(label: Optional(\"a\"), value: 2)", "(label: Optional(\"c\"), value: 3)", "(label: Optional(\"b\"), value: 4)"]
// expect: ▿ main.Several
// expect: - b: "x"
// expect: - a: 2
// expect: - c: 3
// expect: - b: 4
// expect: ["-", "-"]
