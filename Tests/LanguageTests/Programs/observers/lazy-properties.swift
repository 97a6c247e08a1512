// Observers of lazy properties: the old value is made only where an observer asks for it.
struct S {
  lazy var x: Int = { print("make"); return 1 }() { willSet { print("will", newValue) } didSet { print("did", oldValue, x) } }
  lazy var n: [Int] = [1] { didSet { print("n did", n) } }
}
var s = S(); s.x = 3; print(s.x); s.x += 2; s.n.append(2)
class C { lazy var y = 10 { didSet { print("y", oldValue, y) } } ; lazy var z: String = "z" { willSet { print("z will", z, newValue) } } }
let c = C(); print(c.y); c.y = 11; c.y = 12; c.z = "zz"; c.z += "!"
let c2 = C(); c2.y = 5
// expect: make
// expect: will 3
// expect: did 1 3
// expect: 3
// expect: will 5
// expect: did 3 5
// expect: n did [1, 2]
// expect: 10
// expect: y 10 11
// expect: y 11 12
// expect: z will z zz
// expect: z will zz zz!
// expect: y 10 5
