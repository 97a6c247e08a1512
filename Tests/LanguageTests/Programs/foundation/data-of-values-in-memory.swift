import Foundation
extension Data {
  init<T>(from value: T) { var value = value; self.init(bytes: &value, count: MemoryLayout<T>.size) }
  mutating func add<T: FixedWidthInteger>(_ v: T) { var v = v.bigEndian; append(Data(bytes: &v, count: MemoryLayout.size(ofValue: v))) }
}
print(Array(Data(from: UInt32(7))), Array(Data(from: 1.5)))
var d = Data(); d.add(UInt16(258)); print(Array(d))
var list: [UInt16] = [1, 2]
print(Array(Data(bytes: &list, count: 4)))
var bytes: [UInt8] = [1, 2, 3]
print(Array(Data(bytes: bytes, count: 2)), Array(Data(bytes: &bytes, count: 3)))
// expect: [7, 0, 0, 0] [0, 0, 0, 0, 0, 0, 248, 63]
// expect: [1, 2]
// expect: [1, 0, 2, 0]
// expect: [1, 2] [1, 2, 3]
