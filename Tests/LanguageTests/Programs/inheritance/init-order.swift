class A {
  var tag: String
  init() { tag = "A"; print("A.init"); setUp() }
  func setUp() { print("A.setUp", tag) }
  deinit { print("A.deinit", tag) }
}
class B: A {
  var extra = B.note("extra")
  let late: String
  static func note(_ text: String) -> String { print("note", text); return text }
  override init() {
    print("B before")
    late = "late"
    super.init()
    tag += "B"
    print("B after")
  }
  override func setUp() { print("B.setUp", extra, late, tag); super.setUp() }
  deinit { print("B.deinit") }
}
class C: B {
  var list: [Int] = { print("list"); return [1] }()
  convenience init(count: Int) {
    self.init()
    list = Array(repeating: 0, count: count)
    print("C", list.count)
  }
}
do {
  let c = C(count: 3)
  print(c.tag, c.list)
}
print("--")
_ = B()
print("--")
var a: A? = A()
a = nil
print(a == nil)
// expect: list
// expect: note extra
// expect: B before
// expect: A.init
// expect: B.setUp extra late A
// expect: A.setUp A
// expect: B after
// expect: C 3
// expect: AB [0, 0, 0]
// expect: B.deinit
// expect: A.deinit AB
// expect: --
// expect: note extra
// expect: B before
// expect: A.init
// expect: B.setUp extra late A
// expect: A.setUp A
// expect: B after
// expect: B.deinit
// expect: A.deinit AB
// expect: --
// expect: A.init
// expect: A.setUp A
// expect: A.deinit A
// expect: true
