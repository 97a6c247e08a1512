import Foundation
var data = Data("héllo".utf8)
print(data.count, Array(data), data, data.isEmpty, data[0], data.first!, data.last!, String(data: data, encoding: .utf8)!)
data.append(33); data.append(contentsOf: [63, 63]); print(data.count, String(decoding: data, as: UTF8.self))
print(data.base64EncodedString(), Data(base64Encoded: "SGk=")!.count, String(decoding: Data(base64Encoded: "SGk=")!, as: UTF8.self), Data(base64Encoded: "***") as Any)
print(Data([1, 2]) == Data([1, 2]), Data(count: 3).map { $0 }, Data(repeating: 7, count: 2) + Data([8]), data.prefix(2).count, data.subdata(in: 0..<1).first!, Data([3, 1, 2]).sorted())
print(data.map { String(format: "%02x", $0) }.joined(), data.reduce(0) { $0 + Int($1) }, data.contains(33), "abc".data(using: .utf8)!.count, String(data: Data([0xFF]), encoding: .utf8) as Any, data.firstIndex(of: 33)!, data.reversed().first!)
var checksum: UInt8 = 0; for byte in data { checksum ^= byte }; print(checksum, data.hashValue == Data(data).hashValue, data.description)
// expect: 6 [104, 195, 169, 108, 108, 111] 6 bytes false 104 104 111 héllo
// expect: 9 héllo!??
// expect: aMOpbGxvIT8/ 2 Hi nil
// expect: true [0, 0, 0] 3 bytes 2 104 [1, 2, 3]
// expect: 68c3a96c6c6f213f3f 954 true 3 nil 6 63
// expect: 76 true 9 bytes
