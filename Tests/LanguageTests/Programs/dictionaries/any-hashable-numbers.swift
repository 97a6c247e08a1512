print(AnyHashable(1) == AnyHashable(1.0))
print(AnyHashable(1) == AnyHashable(UInt8(1)))
print(AnyHashable(1.5) == AnyHashable(Float(1.5)))
print(AnyHashable("a") == AnyHashable(1))
var d: [AnyHashable: String] = [1: "int", "a": "s"]
d[1.0] = "double"
print(d.count, d[1] ?? "nil")
print(AnyHashable(1).hashValue == AnyHashable(1.0).hashValue)
let x: AnyHashable = 3
print(x == 3 as AnyHashable, x.base, x as? Int ?? -1)
print(AnyHashable([1]) == AnyHashable([1.0]))
// expect: true
// expect: true
// expect: true
// expect: false
// expect: 2 double
// expect: true
// expect: true 3 3
// expect: true
