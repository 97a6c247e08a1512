import Foundation
let d = Data((0..<100).map { UInt8($0 * 7 % 256) })
print(d.base64EncodedString(), d.base64EncodedString(options: .lineLength64Characters))
print(d.base64EncodedString(options: [.lineLength76Characters, .endLineWithLineFeed]).count, d.base64EncodedString(options: [.lineLength64Characters, .endLineWithCarriageReturn]).debugDescription)
print(String(decoding: d.prefix(5).base64EncodedData(), as: UTF8.self), d.base64EncodedData(options: .lineLength64Characters).count)
print(Data(base64Encoded: "aGVs\nbG8=") as Any, Data(base64Encoded: "aGVs\nbG8=", options: .ignoreUnknownCharacters).map { String(decoding: $0, as: UTF8.self) } as Any, Data(base64Encoded: Data("aGk=".utf8)).map { [UInt8]($0) } as Any, Data(base64Encoded: "!!") as Any, Data(base64Encoded: "") as Any)
let t = Data("abcabcab".utf8)
let bc = Data("bc".utf8)
print(t.range(of: bc) as Any, t.range(of: bc, options: .backwards) as Any, t.range(of: bc, options: .anchored) as Any, t.range(of: Data("ab".utf8), options: .anchored) as Any, t.range(of: Data("ab".utf8), options: [.anchored, .backwards]) as Any)
print(t.range(of: bc, in: 2..<8) as Any, t.range(of: bc, options: .backwards, in: 0..<4) as Any, t.range(of: Data()) as Any, t.range(of: Data("abcabcabx".utf8)) as Any, t.range(of: Data("z".utf8)) as Any)
print(t.firstRange(of: bc) as Any, t.lastRange(of: bc) as Any, t.firstRange(of: bc, in: 2...) as Any, t.lastRange(of: bc, in: ..<4) as Any, t.firstRange(of: [UInt8]()) as Any, t.lastRange(of: Data("zz".utf8)) as Any)
let s = t[3...]
print(s.startIndex, s.range(of: bc) as Any, s.firstRange(of: bc) as Any, s.lastRange(of: bc) as Any, s.advanced(by: 2).startIndex, String(decoding: s.advanced(by: 2), as: UTF8.self), s.advanced(by: 0).count, t.advanced(by: 8).count)
var m = Data([1, 2, 3, 4, 5])
m.resetBytes(in: 1..<3); print([UInt8](m))
m.resetBytes(in: 3...); print([UInt8](m))
m.resetBytes(in: 4..<8); print([UInt8](m))
m.replaceSubrange(0..<2, with: Data([9, 9, 9])); print([UInt8](m))
m.append(contentsOf: [1, 2]); m.insert(3, at: 0); m.insert(contentsOf: Data([4, 4]), at: 2); print([UInt8](m))
m.removeSubrange(0..<2); print([UInt8](m)); m.removeAll(keepingCapacity: true); print(m.isEmpty, m.count)
let bytes: [UInt8] = [5, 6, 7]
m.append(bytes, count: 2); print([UInt8](m))
m.append(bytes, count: 0)
bytes.withUnsafeBufferPointer { m.append($0) }
print([UInt8](m), m.map { String($0, radix: 16) }, m.reversed().first as Any)
var target = [UInt8](repeating: 0, count: 4)
print(m.copyBytes(to: &target, count: 3) as Any, target)
m.copyBytes(to: &target, from: 1..<3); print(target)
print(m.subdata(in: 1..<3) as NSData, m.hashValue == Data([5, 6, 5, 6, 7]).hashValue, m == Data([5, 6, 5, 6, 7]), m.contains(7), m.firstIndex(of: 6) as Any, m.lastIndex(of: 6) as Any)
m.swapAt(0, 4); print([UInt8](m)); m.reverse(); print([UInt8](m)); m.sort(); print([UInt8](m))
print([UInt8](m + [1]), [UInt8]([1] + m), m.first as Any, m.last as Any, m.popFirst() as Any)
print(m.elementsEqual([5, 5, 6, 6, 7]), m.starts(with: [5, 5]), m.max() as Any, [UInt8](m.dropFirst()), m.dropFirst().startIndex, m.prefix(2).endIndex, m.suffix(2).startIndex)
print(m.lexicographicallyPrecedes([9]), m.split(separator: 6).map { [UInt8]($0) }, m.trimmingPrefix([5]).count)
m.enumerateBytes { buffer, index, stop in print(buffer.count, index, stop) }
// expect: AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tng5+71/AMKERgfJi00O0JJUFdeZWxzeoGIj5adpKuyucDHztXc4+rx+P8GDRQbIikwNz5FTFNaYWhvdn2Ei5KZoKeutQ== AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tng5+71/AMKERgfJi00O0JJ
UFdeZWxzeoGIj5adpKuyucDHztXc4+rx+P8GDRQbIikwNz5FTFNaYWhvdn2Ei5KZ
oKeutQ==
// expect: 137 "AAcOFRwjKjE4P0ZNVFtiaXB3foWMk5qhqK+2vcTL0tng5+71/AMKERgfJi00O0JJ\rUFdeZWxzeoGIj5adpKuyucDHztXc4+rx+P8GDRQbIikwNz5FTFNaYWhvdn2Ei5KZ\roKeutQ=="
// expect: AAcOFRw= 140
// expect: nil Optional("hello") Optional([104, 105]) nil Optional(0 bytes)
// expect: Optional(Range(1..<3)) Optional(Range(4..<6)) nil Optional(Range(0..<2)) Optional(Range(6..<8))
// expect: Optional(Range(4..<6)) Optional(Range(1..<3)) nil nil nil
// expect: Optional(Range(1..<3)) Optional(Range(4..<6)) Optional(Range(4..<6)) Optional(Range(1..<3)) nil nil
// expect: 3 Optional(Range(4..<6)) Optional(Range(4..<6)) Optional(Range(4..<6)) 0 cab 5 0
// expect: [1, 0, 0, 4, 5]
// expect: [1, 0, 0, 0, 0]
// expect: [1, 0, 0, 0, 0, 0, 0, 0]
// expect: [9, 9, 9, 0, 0, 0, 0, 0, 0]
// expect: [3, 9, 4, 4, 9, 9, 0, 0, 0, 0, 0, 0, 1, 2]
// expect: [4, 4, 9, 9, 0, 0, 0, 0, 0, 0, 1, 2]
// expect: true 0
// expect: [5, 6]
// expect: [5, 6, 5, 6, 7] ["5", "6", "5", "6", "7"] Optional(7)
// expect: () [5, 6, 5, 0]
// expect: [6, 5, 5, 0]
// expect: <0605> true true true Optional(1) Optional(3)
// expect: [7, 6, 5, 6, 5]
// expect: [5, 6, 5, 6, 7]
// expect: [5, 5, 6, 6, 7]
// expect: [5, 5, 6, 6, 7, 1] [1, 5, 5, 6, 6, 7] Optional(5) Optional(7) Optional(5)
// expect: false false Optional(7) [6, 6, 7] 2 3 3
// expect: true [[5], [7]] 3
// expect: 4 0 false
