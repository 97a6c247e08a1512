var text = "né"
print(text.withUTF8 { Array($0) }, text.isContiguousUTF8)
var part = text.dropFirst()
print(part.withUTF8 { bytes in bytes.reduce(0) { $0 + Int($1) } })
text.makeContiguousUTF8()
text += "e"
print(text.withUTF8 { $0.count }, text.withUTF8 { $0[0] }, text.withUTF8 { String(decoding: $0, as: UTF8.self) })
struct Failure: Error {}
do { try text.withUTF8 { if $0.count > 2 { throw Failure() } } } catch { print("caught", error) }
// expect: [110, 195, 169] true
// expect: 364
// expect: 4 110 née
// expect: caught Failure()
