class C { var n = 1; deinit { print("gone") } }
struct S { unowned var o: C?; unowned(unsafe) var u: C? ; weak var w: C? }
var s = S(o: nil, u: nil, w: nil)
print(s.o == nil, s)
do { let c = C(); s.o = c; s.w = c; print(s.o != nil, s.o?.n ?? 0); print(s); dump(s); s.o?.n = 4; print(c.n); s.o = nil }
unowned var w: C?
print(w == nil)
var c: C? = C(); w = c; print(w === c); w = nil; print(w == nil); c = nil
class Course { unowned var department: Dept; unowned var next: Course?; let name: String
  init(name: String, in d: Dept) { self.name = name; department = d; next = nil } }
class Dept { var name: String; var courses: [Course] = []; init(_ n: String) { name = n } }
let d = Dept("Horticulture"); let a = Course(name: "a", in: d), b = Course(name: "b", in: d)
a.next = b; d.courses = [a, b]
print(a.next?.name ?? "-", b.next?.name ?? "-", b.next == nil)
if let n = a.next { print(n.department.name) }
let f = { [unowned a] in print(a.name) }; f()
a.next = nil; print(a.next?.name as Any)
let kp = \Course.next; a[keyPath: kp] = b; print(a[keyPath: kp]!.name)
// expect: true S(o: nil, u: nil, w: nil)
// expect: true 1
// expect: S(o: Optional(main.C), u: nil, w: Optional(main.C))
// expect: ▿ main.S
// expect: ▿ o: Optional(main.C)
// expect: ▿ some: main.C #0
// expect: - n: 1
// expect: - u: nil
// expect: ▿ w: Optional(main.C)
// expect: ▿ some: main.C #0
// expect: 4
// expect: gone
// expect: true
// expect: true
// expect: true
// expect: gone
// expect: b - true
// expect: Horticulture
// expect: a
// expect: nil
// expect: b
