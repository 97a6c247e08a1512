// Implicit members as bounds of ranges of a type of the program, partial ones too.
enum Level: Int, Comparable { case low, medium, high; static func < (l: Level, r: Level) -> Bool { l.rawValue < r.rawValue } }
func f(_ l: Level) -> String { switch l { case ...(.medium): "up to medium"; case .high...: "high"; default: "?" } }
print(f(.low), f(.medium), f(.high))
func g(_ l: Level) -> String { switch l { case ..<(.medium): "below"; case (.medium)...: "from"; default: "?" } }
print(g(.low), g(.medium))
func h(_ l: Level) -> String { switch l { case .low ... .medium: "lm"; default: "h" } }
print(h(.low), h(.high))
print((Level.low ... .medium).contains(.high), (...Level.medium).contains(.low))
let r: ClosedRange<Level> = .low ... .high
print(r.contains(.medium))
if case ...(.medium) = Level.low { print("yes") }
struct V: Comparable { var n: Int; static let one = V(n: 1); static let five = V(n: 5); static func < (l: V, r: V) -> Bool { l.n < r.n } }
switch V(n: 3) { case ...(.one): print("one"); case ...(.five): print("five"); default: print("more") }
switch V(n: 3) { case .one ..< .five: print("in"); default: print("out") }
// expect: up to medium up to medium high
// expect: below from
// expect: lm h
// expect: false true
// expect: true
// expect: yes
// expect: five
// expect: in
