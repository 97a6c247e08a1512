import Foundation
class N { var v = 1; var next: N? }
class M: N { var w = [1] }
class K: M { }
let n = M(); n.next = N()
dump(n)
dump(K())
print(Mirror(reflecting: n).children.map { $0.label ?? "-" }, Mirror(reflecting: n).superclassMirror!.children.map { $0.label! }, Mirror(reflecting: K()).children.count, Mirror(reflecting: N()).superclassMirror == nil)
print(Mirror(reflecting: [1: 2]).displayStyle!, Mirror(reflecting: (1, 2)).displayStyle!, Mirror(reflecting: Optional(1) as Any).displayStyle!, Mirror(reflecting: n).subjectType, Mirror(reflecting: Set([1])).displayStyle as Any, Mirror(reflecting: 3).displayStyle as Any)
print(Mirror(reflecting: ["k": 2]).children.map { "\($0.label ?? "-") \($0.value)" })
enum E { case a, b(Int), c(x: Int, y: String) }
print(Mirror(reflecting: E.b(1)).children.map { ($0.label!, $0.value) }, Mirror(reflecting: E.c(x: 1, y: "q")).children.first!.value, Mirror(reflecting: E.a).children.count)
struct T: CustomStringConvertible { var a = 1; var description: String { "T!" } }
struct U: CustomDebugStringConvertible { var b = 2; var debugDescription: String { "U?" } }
final class W: CustomStringConvertible { var a = 1; var description: String { "W!" } }
enum X: CustomStringConvertible { case a, b(Int); var description: String { "X!" } }
dump(T()); dump(U()); dump(W()); dump([X.a, .b(1)])
dump(1..<3); dump(1...3); dump(Int.self); dump([T()]); dump(Date(timeIntervalSince1970: 0)); dump(("x" as Character)); dump([1: "b"]); dump(nil as T?); dump([T()] as Any)
dump(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); dump(1.5 as Float); dump(true); dump(Result<Int, CancellationError>.success(1)); dump({ 1 }); dump(T.self, name: "t"); dump([[1], [2, 3]], maxDepth: 1); dump([1, 2, 3, 4], maxItems: 2)
print(stride(from: 0, to: 3, by: 1), stride(from: 0, through: 1, by: 0.5), TimeZone.gmt, TimeZone(secondsFromGMT: 3600)!, TimeZone(secondsFromGMT: -5400)!)
var cal = Calendar(identifier: .gregorian); cal.timeZone = .gmt
print(cal.date(bySettingHour: 25, minute: 0, second: 0, of: Date(timeIntervalSince1970: 0)) as Any, cal.date(bySettingHour: 23, minute: 60, second: 0, of: Date(timeIntervalSince1970: 0)) as Any, cal.date(bySettingHour: 3, minute: 4, second: 5, of: Date(timeIntervalSince1970: 0)) as Any)
var d = Data([1, 2, 3, 4]); d.removeFirst(); d.removeLast(2); print(Array(d), d.isEmpty, d.count); d.replaceSubrange(d.startIndex..<d.endIndex, with: [7, 7]); print(Array(d)); d.removeAll(); print(d.isEmpty); d.reserveCapacity(10)
// expect: ▿ main.M #0
// expect:   ▿ super: main.N
// expect:     - v: 1
// expect:     ▿ next: Optional(main.N)
// expect:       ▿ some: main.N #1
// expect:         - v: 1
// expect:         - next: nil
// expect:   ▿ w: 1 element
// expect:     - 1
// expect: - main.K #0
// expect:   ▿ super: main.M
// expect:     ▿ super: main.N
// expect:       - v: 1
// expect:       - next: nil
// expect:     ▿ w: 1 element
// expect:       - 1
// expect: ["w"] ["v", "next"] 0 true
// expect: dictionary tuple optional M Optional(Swift.Mirror.DisplayStyle.set) nil
// expect: ["- (key: \"k\", value: 2)"]
// expect: [("b", 1)] (x: 1, y: "q") 0
// expect: ▿ T!
// expect:   - a: 1
// expect: ▿ U?
// expect:   - b: 2
// expect: ▿ W! #0
// expect:   - a: 1
// expect: ▿ 2 elements
// expect:   - X!
// expect:   ▿ X!
// expect:     - b: 1
// expect: ▿ Range(1..<3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: ▿ ClosedRange(1...3)
// expect:   - lowerBound: 1
// expect:   - upperBound: 3
// expect: - Swift.Int #0
// expect: ▿ 1 element
// expect:   ▿ T!
// expect:     - a: 1
// expect: ▿ 1970-01-01 00:00:00 +0000
// expect:   - timeIntervalSinceReferenceDate: -978307200.0
// expect: - "x"
// expect: ▿ 1 key/value pair
// expect:   ▿ (2 elements)
// expect:     - key: 1
// expect:     - value: "b"
// expect: - nil
// expect: ▿ 1 element
// expect:   ▿ T!
// expect:     - a: 1
// expect: - E621E1F8-C36C-495A-93FC-0C247A3E6E5F
// expect: - 1.5
// expect: - true
// expect: ▿ Swift.Result<Swift.Int, Swift.CancellationError>.success
// expect:   - success: 1
// expect: - (Function)
// expect: - t: main.T #0
// expect: ▿ 2 elements
// expect:   ▹ 1 element
// expect:   ▹ 2 elements
// expect: ▿ 4 elements
// expect:   - 1
// expect:     (3 more children)
// expect: Swift.StrideTo<Swift.Int> Swift.StrideThrough<Swift.Double> GMT (0) GMT (3600) GMT (-5400)
// expect: nil nil Optional(1970-01-01 03:04:05 +0000)
// expect: [2] false 1
// expect: [7, 7]
// expect: true
