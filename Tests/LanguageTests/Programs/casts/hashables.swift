// Casts to and from `AnyHashable`, whose collections find what they hold.
import Foundation
let optional: Int? = 5
let hashable: AnyHashable = optional
print(hashable, AnyHashable(AnyHashable(3)).base, type(of: AnyHashable(AnyHashable(3)).base))
let many: [AnyHashable] = [Optional(1), Optional<Int>.none, 2]
print(many, AnyHashable(Optional(1)) == AnyHashable(1))
let literals: [AnyHashable] = [1, "a", [1], ["k": 2], 2.5, true]
print(literals.count, literals)
func made(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }
print(made(3), made(AnyHashable("x")), type(of: made(AnyHashable("x")).base))
let any: Any = 7
print(any as? AnyHashable ?? "none", (any as? AnyHashable)?.base is Int)
class Plain {}
print((Plain() as Any) as? AnyHashable == nil, (Optional(3) as Any) as? AnyHashable ?? "no")

let dictionary: [AnyHashable: Any] = ["a": 1, "b": 2]
let counts = dictionary as! [String: Int]
print(counts["a"] ?? 0, counts["b"] ?? 0, counts.count, (dictionary as? [Int: Int]) == nil)
let wide = counts as [AnyHashable: Any]
print(wide["a"] ?? 0, wide.count)
let names = [1: "a"] as Any as? [AnyHashable: String] ?? [:]
print(names[1] ?? "none", (names as? [Int: String] ?? [:])[1] ?? "none")
let set = Set<AnyHashable>([1, 2]) as? Set<Int> ?? []
print(set.contains(1), set.count, (Set([1]) as Set<AnyHashable>).contains(1))

func compare(_ a: AnyHashable, _ b: AnyHashable) { print(a == b, type(of: a.base), type(of: b.base)) }
compare(3, NSNumber(value: 3)); compare(NSNumber(value: 3), 3); compare(NSNumber(value: 3), 3.0); compare(NSNumber(value: 1), true)
compare(NSNumber(value: 3), NSNumber(value: 3.0)); compare(NSString(string: "a"), "a"); compare("a", NSString(string: "a"))
compare(NSArray(array: [1]), [1]); compare([1], NSArray(array: [1])); compare(NSDictionary(dictionary: ["a": 1]), ["a": 1])
compare(NSNumber(value: 2), Float(2)); compare(NSString(string: "a"), NSString(string: "a")); compare(3, 3.0)
let object: Any = NSString(string: "q")
print(type(of: (object as! AnyHashable).base), (object as! AnyHashable) == AnyHashable("q"))
// expect: 5 3 Int
// expect: [AnyHashable(1), AnyHashable(nil), AnyHashable(2)] true
// expect: 6 [AnyHashable(1), AnyHashable("a"), AnyHashable([1]), AnyHashable(["k": 2]), AnyHashable(2.5), AnyHashable(true)]
// expect: 3 x String
// expect: 7 true
// expect: true 3
// expect: 1 2 2 true
// expect: 1 2
// expect: a a
// expect: true 2 true
// expect: false Int NSNumber
// expect: true NSNumber Int
// expect: true NSNumber Double
// expect: false NSNumber Bool
// expect: true NSNumber NSNumber
// expect: false NSString String
// expect: false String NSString
// expect: true NSArray Array<Int>
// expect: false Array<Int> NSArray
// expect: true NSDictionary Dictionary<String, Int>
// expect: true NSNumber Float
// expect: true NSString NSString
// expect: true Int Double
// expect: NSString false
