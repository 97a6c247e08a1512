struct P: CustomReflectable {
  var x = 1; var y = 2
  var customMirror: Mirror { Mirror(self, children: ["sum": x + y, "x": x]) }
}
print(P())
print("\(P())", String(describing: P()), String(reflecting: P()))
dump(P())
for c in Mirror(reflecting: P()).children { print(c.label ?? "-", c.value) }
class C: CustomReflectable {
  var n = 3; var customMirror: Mirror { Mirror(self, children: ["n2": n * 2], displayStyle: .class) }
}
for c in Mirror(reflecting: C()).children { print(c.label ?? "-", c.value) }
dump(C())
enum E: CustomReflectable {
  case a; case b(Int); var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}
dump(E.a); print(E.b(3)); print([P()]); print(Mirror(reflecting: E.a).displayStyle as Any)
struct T: CustomReflectable { var v = [1]; var customMirror: Mirror { Mirror(self, children: [:]) } }
print(T(), [T()], ["a": T()], T() as Any, Optional(T()) as Any)
// expect: main.P
// expect: main.P main.P main.P
// expect: ▿ main.P
// expect: - sum: 3
// expect: - x: 1
// expect: sum 3
// expect: x 1
// expect: n2 6
// expect: ▿ main.C #0
// expect: - n2: 6
// expect: ▿ 2 elements
// expect: - 1
// expect: - 2
// expect: main.E
// expect: [main.P]
// expect: Optional(Swift.Mirror.DisplayStyle.collection)
// expect: main.T [main.T] ["a": main.T] main.T Optional(main.T)
