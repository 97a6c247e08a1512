// What an observer of a lazy property assigns is observed again.
struct S {
  lazy var n: Int = { print("make n"); return 1 }() { didSet { print("n set", n) } }
  lazy var m: Int = { print("make m"); return 5 }() { didSet { if m > 10 { m = 10 }; print("m", m) } }
  lazy var w = [1] { willSet { print("w will", newValue) } }
}
var s = S(); s.n = 4; s.n += 1
s.m = 50; print(s.m)
s.w = [2]; s.w.append(3); print(s.w)
class Model { var log: [String] = []
  lazy var title: String = { self.log.append("made"); return "t" }() { didSet { log.append("\(oldValue)->\(title)") } }
  lazy var plain = log.count { didSet { log.append("plain") } }
}
let m = Model(); m.title = "x"; m.title.append("y"); m.plain = 3; print(m.log, m.plain)
// expect: n set 4
// expect: n set 5
// expect: m 10
// expect: m 10
// expect: 10
// expect: w will [2]
// expect: w will [2, 3]
// expect: [2, 3]
// expect: ["made", "t->x", "x->xy", "plain"] 3
