import Foundation
var a = [1, 2, 3, 1, 2]
a.replaceSubrange(0...1, with: [9]); print(a)
var m = Data([1, 2, 3])
m.replaceSubrange(0...1, with: [7]); print([UInt8](m))
m.replaceSubrange(1..., with: [8, 9]); print([UInt8](m))
m.removeSubrange(...0); print([UInt8](m))
// expect: [9, 3, 1, 2]
// expect: [7, 3]
// expect: [7, 8, 9]
// expect: [8, 9]
