import Foundation
let digits = "abc".utf8
let r: Int? = digits.withContiguousStorageIfAvailable { buffer -> Int in
  let src = buffer.baseAddress!
  return Int(src.pointee) + buffer.count }
print(r as Any)
[1, 2].withContiguousStorageIfAvailable { b in print(b.baseAddress![1]) }
// expect: Optional(100)
// expect: 2
