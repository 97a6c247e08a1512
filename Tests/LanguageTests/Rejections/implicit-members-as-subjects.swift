func show<T>(_: T) {}
func both<T>(_ a: T, _ b: T) {}
func count<T: Collection>(_ x: T) {}
count(.low)
for x in .low { print(x) }
switch .low { case .low: break }
let make = { .low }
let makeOf = { (x: Int) in .low }
let part = .low.foo
let forced = .low!
let called = .low.foo()
enum Level { case low, high }
extension Level { static let start = Level.low }
show(Level.low)
both(.low, Level.high)
let level: Level = .start
let makeLevel: () -> Level = { .low }
// expect error 4:8: type 'Collection' has no member 'low'
// expect error 5:11: type 'Sequence' has no member 'low'
// expect error 6:9: reference to member 'low' cannot be resolved without a contextual type
// expect error 7:15: cannot infer contextual base in reference to member 'low'
// expect error 8:29: cannot infer contextual base in reference to member 'low'
// expect error 9:13: cannot infer contextual base in reference to member 'low'
// expect error 10:15: cannot infer contextual base in reference to member 'low'
// expect error 11:15: cannot infer contextual base in reference to member 'low'
