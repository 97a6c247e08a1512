print(-2.magnitude)
let size = -2.magnitude
print(size, type(of: size), (-2).magnitude, -(2.magnitude), -2.5.magnitude, -2.magnitude + 1)
func show(_ number: Double) { print(number) }
show(-3.magnitude)
print(-4.description.count, ~7.magnitude)
// expect: -2.0
// expect: -2.0 Double 2 -2.0 -2.5 -1.0
// expect: -3.0
// expect: -1 18446744073709551608
