// Bits and objects taken for what they are, and arrays filled in place.
class C {}
final class D: C { let v = 4 }
let c: C = D()
print(unsafeDowncast(c, to: D.self).v)
print(unsafeBitCast(1.0, to: UInt64.self), unsafeBitCast(UInt32(0x3f800000), to: Float.self), unsafeBitCast(UInt8(255), to: Int8.self), unsafeBitCast(-1, to: UInt.self))
struct Tag { var raw: Int }
extension Tag: CustomPlaygroundDisplayConvertible { var playgroundDescription: Any { raw } }
print(Tag(raw: 3).playgroundDescription)
let arr = [Int](unsafeUninitializedCapacity: 5) { buffer, count in
  for i in 0..<3 { buffer[i] = i * i }
  count = 3
}
print(arr)
struct Bad: Error {}
do {
  let a = try Array<String>(unsafeUninitializedCapacity: 2) { _, _ in throw Bad() }
  print(a)
} catch { print(error) }
// expect: 4
// expect: 4607182418800017408 1.0 -1 18446744073709551615
// expect: 3
// expect: [0, 1, 4]
// expect: Bad()
