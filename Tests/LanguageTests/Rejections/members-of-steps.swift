// Steps and elements that are no numbers, values where arrays of any elements are wanted, and sets beside what is no set.
enum Direction { case up }
let direction = Direction.up
let text = "a"
let maybe: Int? = 1
for _ in stride(from: 0, to: 5, by: "a") {}
for _ in stride(from: 0, to: 5, by: text) {}
for _ in stride(from: 0, to: 5, by: maybe) {}
for _ in stride(from: 0, to: 5, by: true) {}
for _ in stride(from: 0, to: 5, by: 1.5) {}
for _ in stride(from: 0.0, to: 1, by: "a") {}
for _ in stride(from: 0, through: 5, by: direction) {}
func step<T: Strideable>(_ a: T, _ b: T.Stride) {}
step(1, "a")
step(1, 1.5)
step(1.5, 1)
step(1, text)
func list<T>(_ a: [T]) {}
func sorted<T: Comparable>(_ a: [T]) {}
func pair<T>(_ a: [T], _ b: T) {}
func named<T>(items a: [T]) {}
list(1)
list("a")
list(direction)
list([1])
sorted(1)
sorted(direction)
pair(1, 1)
pair([1], 1)
named(items: 1)
named(items: text)
let set: Set<Int> = [1]
let words: Set<String> = ["a"]
_ = set.union(1)
_ = set.intersection(1)
_ = set.intersection("a")
_ = set.union(text)
_ = set.union([1])
_ = set.subtracting(1)
_ = set.subtracting(text)
_ = set.symmetricDifference(1)
_ = set.isSubset(of: 1)
_ = set.isSubset(of: text)
_ = set.isDisjoint(with: words)
_ = set.intersection(1...3)
// expect error 6:37: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 7:37: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:37: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 9:37: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 11:39: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 12:42: cannot convert value of type 'Direction' to expected argument type 'Int'
// expect error 14:9: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 17:9: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:6: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 23:6: cannot convert value of type 'String' to expected argument type '[String]'
// expect error 24:6: cannot convert value of type 'Direction' to expected argument type '[Direction]'
// expect error 26:8: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 27:1: global function 'sorted' requires that 'Direction' conform to 'Comparable'
// expect error 27:8: cannot convert value of type 'Direction' to expected argument type '[Direction]'
// expect error 28:6: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 30:14: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 31:14: cannot convert value of type 'String' to expected argument type '[String]'
// expect error 34:9: instance method 'union' requires that 'Int' conform to 'Sequence'
// expect error 35:22: cannot convert value of type 'Int' to expected argument type 'Set<Int>'
// expect error 36:9: instance method 'intersection' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 37:9: instance method 'union' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 39:21: cannot convert value of type 'Int' to expected argument type 'Set<Int>'
// expect error 40:9: instance method 'subtracting' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 41:9: instance method 'symmetricDifference' requires that 'Int' conform to 'Sequence'
// expect error 42:22: cannot convert value of type 'Int' to expected argument type 'Set<Int>'
// expect error 43:9: instance method 'isSubset(of:)' requires the types 'Int' and 'String.Element' (aka 'Character') be equivalent
// expect error 44:26: cannot convert value of type 'Set<String>' to expected argument type 'Set<Int>'
