let first = (nil ?? 1.5) ?? 0
print(first, type(of: first))
let second = (nil ?? 1) ?? 0.5
print(second)
let missing: Int? = nil
print((nil ?? missing) ?? 3)
// expect: 1.5 Double
// expect: 1.0
// expect: 3
