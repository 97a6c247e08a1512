import Foundation
let v: UInt32 = 0x01020304
withUnsafeBytes(of: v) { p in
  print(p.count, Array(p)); for b in p { print(b) }
}
let bytes = withUnsafeBytes(of: v.bigEndian) { Array($0) }
print(bytes, withUnsafeBytes(of: v.bigEndian, Array.init))
let d = Data([1, 2, 3])
let s = d.withUnsafeBytes { (p: UnsafeRawBufferPointer) -> Int in p.reduce(0) { $0 + Int($1) } }
print(s)
d.withUnsafeBytes { p in
  print(p.count, p[1], type(of: p)); print(p.map { $0 * 2 })
}
print(d.withUnsafeBytes { $0.load(as: UInt8.self) })
let hex = withUnsafeBytes(of: UInt16(258).littleEndian) { $0.map { String(format: "%02x", $0) }.joined() }
print(hex)
var m: UInt16 = 5
withUnsafeMutableBytes(of: &m) { $0[0] = 9 }
print(m)
let data = withUnsafeBytes(of: Int32(77)) { Data($0) }
print(data.count, Array(data))
print(d.withUnsafeBytes { $0.first! })
let arr: [UInt8] = [1, 2, 3]
print(arr.withUnsafeBufferPointer { $0.count + Int($0[1]) })
print(arr.withUnsafeBytes { Array($0) })
print(type(of: Array(d)), Data(bytes: [1, 2, 3] as [UInt8], count: 2).count)
// expect: 4 [4, 3, 2, 1]
// expect: 4
// expect: 3
// expect: 2
// expect: 1
// expect: [1, 2, 3, 4] [1, 2, 3, 4]
// expect: 6
// expect: 3 2 UnsafeRawBufferPointer
// expect: [2, 4, 6]
// expect: 1
// expect: 0201
// expect: 9
// expect: 4 [77, 0, 0, 0]
// expect: 1
// expect: 5
// expect: [1, 2, 3]
// expect: Array<UInt8> 2
