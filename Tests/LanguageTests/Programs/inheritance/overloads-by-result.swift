class A { func j() -> Int { 1 }; func k(_ x: Int) -> Int { 1 }; var v: Int { 1 } }
class B: A { func j() -> String { "s" }; override func k(_ x: Int) -> Int { 2 }; func k(_ x: Int) -> Double { 2.5 } }
let b = B()
let x: Int = b.j(), y: String = b.j(), z: Double = b.k(1)
print(x, y, z, (b as A).j())
// expect: 1 s 2.5 1
