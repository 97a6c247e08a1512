let value = Double.infinity
print(Int(1e3))
print(Int(value))
// expect: 1000
// expect trap: Double value cannot be converted to Int because it is either infinite or NaN
