import Foundation
let f = NSNumber(value: Float(1.1)); print(f, f.doubleValue, f.floatValue, f.stringValue, f.description)
print(NSNumber(value: 1.1 as CGFloat), NSNumber(value: UInt8(200)), NSNumber(value: UInt64.max), NSNumber(value: Int64.min))
print(NSNumber(value: 1e20), NSNumber(value: 0.1), NSNumber(value: 100.0), NSNumber(value: -0.0), NSNumber(value: Double.nan), NSNumber(value: Double.infinity))
let d = NSNumber(value: 3.99); print(d.intValue, d.int8Value, d.int16Value, d.int32Value, d.int64Value, d.uintValue, d.uint8Value, d.uint16Value, d.uint32Value, d.uint64Value, d.boolValue)
let n = NSNumber(value: -5); print(n.uint8Value, n.uintValue, n.boolValue, n.floatValue)
print(NSNumber(value: 300).int8Value, NSNumber(value: 300).uint8Value)
print(NSNumber(value: 5) == 5, NSNumber(value: 5) == NSNumber(value: 5.0), NSNumber(value: true) == 1, NSNumber(value: 2) == NSNumber(value: true))
print(NSNumber(value: 3).compare(NSNumber(value: 4)) == .orderedAscending, NSNumber(value: 3).compare(4.5).rawValue, NSNumber(value: 3).compare(3).rawValue)
print(type(of: NSNumber(value: 1)), NSNumber(value: true).stringValue, NSNumber(value: false).description)
print(Int(truncating: d), Int(exactly: d) ?? -1, Double(exactly: NSNumber(value: 5)) ?? -1, UInt8(truncating: 300), UInt8(exactly: 300) ?? 0, Bool(exactly: 1) ?? false, Bool(exactly: 2) ?? false, Float(truncating: d))
let lit: NSNumber = 42, lit2: NSNumber = 4.5, lit3: NSNumber = true; print(lit, lit2, lit3)
print([lit, lit2], ["a": lit3], "\(lit)", String(describing: lit2), lit.debugDescription)
print(lit as! Int, lit2 as? Int ?? -1, lit2 as! Double, lit3 as! Bool, lit3 as? Int ?? -1, lit as? Bool ?? false, lit as? String ?? "no")
print(NSNumber(value: 1) as? Bool ?? false, NSNumber(value: 0) as? Bool ?? true, NSNumber(value: 1.0) as? Bool ?? false)
print(NSNumber(value: 3.0) as? Int ?? -1, NSNumber(value: 3) as? Float ?? -1, NSNumber(value: 0.1) as? Float ?? -1, NSNumber(value: 16777217) as? Float ?? -1)
print(lit.hash == NSNumber(value: 42.0).hash, lit.isEqual(42), lit.isEqual(42.0), lit.isEqual("42"), lit.isEqual(nil), lit.isEqual(to: 42))
print(Set([NSNumber(value: 1), NSNumber(value: 1.0), NSNumber(value: true)]).count)
let sorted = [NSNumber(value: 3), 1, 2.5].sorted { $0.compare($1) == .orderedAscending }; print(sorted)
let v: NSValue = NSNumber(value: 5); print(v, v == lit)
print(NSValue(range: NSRange(location: 1, length: 2)), NSValue(range: NSRange(location: 1, length: 2)) == NSValue(range: NSMakeRange(1, 2)))
print(NSNumber(value: 5).decimalValue, NSNumber(value: 1234567.891), NSNumber(value: Int8(-3)))
let x: Any = NSNumber(value: 7); if let i = x as? Int { print(i) }; if x is NSNumber { print("n") }; if let u = x as? UInt8 { print("u8", u) }
// expect: 1.1 1.100000023841858 1.1 1.1 1.1
// expect: 1.1 200 18446744073709551615 -9223372036854775808
// expect: 1e+20 0.1 100.0 -0.0 nan inf
// expect: 3 3 3 3 3 3 3 3 3 3 true
// expect: 251 18446744073709551611 true -5.0
// expect: 44 44
// expect: true true true false
// expect: true -1 0
// expect: NSNumber 1 0
// expect: 3 -1 5.0 44 0 true false 3.99
// expect: 42 4.5 1
// expect: [42, 4.5] ["a": 1] 42 4.5 42
// expect: 42 -1 4.5 true 1 false no
// expect: true false true
// expect: 3 3.0 -1.0 -1.0
// expect: true true true false false true
// expect: 1
// expect: [1, 2.5, 3]
// expect: 5 false
// expect: {1, 2} true
// expect: 5 1234567.891 -3
// expect: 7
// expect: n
// expect: u8 7
