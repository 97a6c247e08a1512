// Where stored properties lie in a value.
struct S { var a: Int8 = 1; var b: Int64 = 2; let c: Int8 = 3; var t: (Int8, Int32) = (1, 2); var n = In(); var computed: Int { 1 }; var obs = 1 { didSet { } }; var o: Int? ; var s = "x"; var k: C? = nil }
struct In { var x: Bool = true; var y: Double = 1 }
class C { var z = 1; var i = In() }
print(MemoryLayout<S>.offset(of: \.a)!, MemoryLayout<S>.offset(of: \.b)!, MemoryLayout<S>.offset(of: \.c)!, MemoryLayout<S>.offset(of: \.t)!, MemoryLayout<S>.offset(of: \.t.1)!, MemoryLayout<S>.offset(of: \.n.y)!, MemoryLayout<S>.offset(of: \S.computed) as Any, MemoryLayout<S>.offset(of: \.obs) as Any, MemoryLayout<S>.offset(of: \.o)!, MemoryLayout<S>.offset(of: \.s)!, MemoryLayout<S>.offset(of: \.k) as Any, MemoryLayout<S>.offset(of: \.self) as Any)
print(MemoryLayout<C>.offset(of: \.z) as Any, MemoryLayout<(Int8, Int)>.offset(of: \.1) as Any, MemoryLayout<S>.offset(of: \.o?.description) as Any, MemoryLayout<S>.offset(of: \.s.count) as Any)
let paths: [PartialKeyPath<In>] = [\.x, \.y]
print(paths.map { MemoryLayout<In>.offset(of: $0)! })
// expect: 0 8 16 20 24 40 nil nil 56 72 Optional(88) Optional(0)
// expect: nil Optional(8) nil nil
// expect: [0, 8]
