import Foundation
let r = NSRange(location: 1, length: 2)
print(r, String(reflecting: r), type(of: r), NSRange.self, String(reflecting: NSRange.self), "\(r)")
debugPrint(r)
print([r], r as Any, Optional(r) as Any, MemoryLayout<NSRange>.size)
dump(r)
let m = Mirror(reflecting: r)
print(m.children.map { $0.label ?? "" }, m.subjectType)
extension NSRange { var last: Int { upperBound - 1 } }
print(r.last, NSMakeRange(0, 3).upperBound)
// expect: {1, 2} {1, 2} _NSRange _NSRange Foundation._NSRange {1, 2}
// expect: {1, 2}
// expect: [{1, 2}] {1, 2} Optional({1, 2}) 16
// expect: ▿ {1, 2}
// expect: - location: 1
// expect: - length: 2
// expect: ["location", "length"] _NSRange
// expect: 2 3
