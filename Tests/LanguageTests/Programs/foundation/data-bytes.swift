import Foundation

let text = "Hello, ünï"
let data = Data(text.utf8)
print(data, data.count, data.first ?? 0, data.last ?? 0)
print(data.map { String(format: "%02x", $0) }.joined())
print(String(data: data, encoding: .utf8) ?? "none", String(decoding: data, as: UTF8.self))
print(text.data(using: .utf8)! == data, text.data(using: .ascii) as Any)
print(String(data: Data([0xff, 0xfe, 0xfd]), encoding: .utf8) as Any)
var bytes = Data()
bytes.append(1)
bytes.append(contentsOf: [2, 3, 4])
bytes.append(Data([5]))
print(Array(bytes), bytes[1], bytes.prefix(2).count, bytes.isEmpty)
bytes[0] = 9
bytes.removeLast()
print([UInt8](bytes), bytes.reversed().map { Int($0) }, bytes.reduce(0) { $0 + Int($1) })
let slice = bytes[1..<3]
print(slice.startIndex, slice.count, Array(slice), Data(slice).startIndex)
let encoded = data.base64EncodedString()
print(encoded, Data(base64Encoded: encoded) == data, Data(base64Encoded: "not base64!") as Any)
print(Data(repeating: 7, count: 3).map { $0 }, Data(count: 2).map { $0 })
print(bytes == Data([9, 2, 3, 4]), bytes.contains(3), bytes.firstIndex(of: 4) ?? -1)
let xored = zip(bytes, Data([1, 1, 1, 1])).map { $0 ^ $1 }
print(xored)
print(bytes.sorted(by: >), bytes.filter { $0 % 2 == 0 }.count)
for (i, b) in bytes.enumerated() where i > 1 { print(i, b) }
print("\(Data())", Data().description, bytes.debugDescription)
// expect: 12 bytes 12 72 175
// expect: 48656c6c6f2c20c3bc6ec3af
// expect: Hello, ünï Hello, ünï
// expect: true nil
// expect: nil
// expect: [1, 2, 3, 4, 5] 2 2 false
// expect: [9, 2, 3, 4] [4, 3, 2, 9] 18
// expect: 1 2 [2, 3] 0
// expect: SGVsbG8sIMO8bsOv true nil
// expect: [7, 7, 7] [0, 0]
// expect: true true 3
// expect: [8, 3, 2, 5]
// expect: [9, 4, 3, 2] 2
// expect: 2 3
// expect: 3 4
// expect: 0 bytes 0 bytes 4 bytes
