// Text with a part replaced, and bytes cut and filled by their count.
import Foundation
var text = "Hello there"
if let r = text.range(of: "Hello") { print(text.replacingCharacters(in: r, with: "Hi")) }
print(text.dropFirst(6).replacingCharacters(in: text.index(text.startIndex, offsetBy: 7)..., with: "o"))
print(text.replacingCharacters(in: ...text.startIndex, with: "J"))
var bytes = Data([1, 2, 3]); bytes.count = 2; print([UInt8](bytes)); bytes.count = 4; print([UInt8](bytes))
// expect: Hi there
// expect: to
// expect: Jello there
// expect: [1, 2]
// expect: [1, 2, 0, 0]
