func f(_ x: Int, p: ((Int) throws -> Bool)? = nil) rethrows -> Bool { try p?(x) ?? true }
print(f(3), f(3) { $0 > 5 }, f(3, p: nil))
// expect: true false true
