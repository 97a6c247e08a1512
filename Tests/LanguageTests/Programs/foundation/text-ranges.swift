import Foundation

let t = "hello hello world"
let mid = t.index(t.startIndex, offsetBy: 6)
print(t.replacingOccurrences(of: "hello", with: "x", options: [], range: mid..<t.endIndex))
print(t.replacingOccurrences(of: "HELLO", with: "x", options: .caseInsensitive, range: t.startIndex..<mid))
print(t.replacingOccurrences(of: "(h)(e)", with: "$2$1", options: .regularExpression))
print(t.replacingOccurrences(of: "(h)(e)", with: "$2$1", options: .regularExpression, range: mid..<t.endIndex))
print(t.range(of: "hello", options: [], range: mid..<t.endIndex).map { t.distance(from: t.startIndex, to: $0.lowerBound) } as Any)
print(t.range(of: "hello", options: .backwards).map { t.distance(from: t.startIndex, to: $0.lowerBound) } as Any)
print(t.range(of: "l+", options: .regularExpression).map { t[$0] } as Any)
print(t.range(of: "[wW].r", options: [.regularExpression, .caseInsensitive]).map { t[$0] } as Any)
print(t.range(of: "w", options: [.regularExpression, .anchored]) as Any)
print(t.range(of: "(", options: [.regularExpression]) as Any)
print(t.replacingOccurrences(of: "(", with: "x", options: [.regularExpression]))
print(t.dropFirst(6).range(of: "h", options: .regularExpression).map { t.distance(from: t.startIndex, to: $0.lowerBound) } as Any)
print(t.dropFirst(6).replacingOccurrences(of: "h", with: "j"))
print(t.compare("hello world", options: [], range: mid..<t.endIndex) == .orderedSame)
print("é👍x".range(of: "x", options: .regularExpression) != nil)
print(t.replacingOccurrences(of: "o", with: "0", options: [.literal]))
print("a1b22".replacingOccurrences(of: "[0-9]+", with: "<$0>", options: .regularExpression))
// expect: hello x world
// expect: x hello world
// expect: ehllo ehllo world
// expect: hello ehllo world
// expect: Optional(6)
// expect: Optional(6)
// expect: Optional("ll")
// expect: Optional("wor")
// expect: nil
// expect: nil
// expect: 
// expect: Optional(6)
// expect: jello world
// expect: true
// expect: true
// expect: hell0 hell0 w0rld
// expect: a<1>b<22>
