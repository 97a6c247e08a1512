extension Array where Element: Numeric { var twice: [Element] { map { $0 * 2 } } }
extension Array where Element: StringProtocol { var joinedUp: String { joined(separator: "-") } }
extension Collection where Element: Comparable { var top: Element? { self.max() } }
protocol Shown {}; extension String: Shown {}; extension Int: Shown {}
extension Array where Element: Shown { var shown: Int { count } }
extension Array where Element: ExpressibleByStringLiteral { var lit: Int { count } }
print([1, 2].twice, [1.5].twice, ["a", "b"].joinedUp, ["b", "a"].top!, [1, 3].top!, [1].shown, ["a"].shown, ["a"].lit)
print((["a"] as [Character]).top!, Set([1]).top!)
extension Sequence where Element: AdditiveArithmetic { func total() -> Element { reduce(.zero, +) } }
print([1.5, 2].total(), [1, 2.5].total())
extension Array where Element: FloatingPoint { var avg: Element { reduce(0, +) / Element(count) } }
print([1.5, 2].avg, [1, 2.5][0])
// expect: [2, 4] [3.0] a-b b 3 1 1 1
// expect: a 1
// expect: 3.5 3.5
// expect: 1.75 1
