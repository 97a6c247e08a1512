struct F { static let caption = F(); static let big = F() }
enum E { case a, b }
let x: F? = .capton
let x2: E? = .c
func r() -> F? { .bgi }
func r2() -> E? { return .c }
func f(_ f: F?) {}
f(.bgi)
func g(_ e: E?) {}
g(.c)
var y: F? = nil
y = .bgi
var z: E? = nil
z = .c
struct S { var f: F? = .bgi; var e: E?; func m(_ e: E?) {} ; static func st(e: E?) {} }
let s = S(e: .c)
s.m(.c)
S.st(e: .c)
func two(_ a: E?, _ b: Int = 0) {}
two(.c, 1)
let arr: [E?] = [.c]
let q = [1: .c] as [Int: E?]
let cl: (E?) -> Void = { _ in }
cl(.c)
z = true ? .c : nil
// expect error 3:14: reference to member 'capton' cannot be resolved without a contextual type
// expect error 4:15: reference to member 'c' cannot be resolved without a contextual type
// expect error 5:19: reference to member 'bgi' cannot be resolved without a contextual type
// expect error 6:27: reference to member 'c' cannot be resolved without a contextual type
// expect error 8:4: type 'F?' has no member 'bgi'
// expect error 10:4: type 'E?' has no member 'c'
// expect error 12:6: type 'F?' has no member 'bgi'
// expect error 14:6: type 'E?' has no member 'c'
// expect error 15:25: reference to member 'bgi' cannot be resolved without a contextual type
// expect error 16:15: type 'E?' has no member 'c'
// expect error 17:6: cannot infer contextual base in reference to member 'c'
// expect error 18:10: type 'E?' has no member 'c'
// expect error 20:6: type 'E?' has no member 'c'
// expect error 21:19: type 'E?' has no member 'c'
// expect error 22:14: type 'E?' has no member 'c'
// expect error 24:5: type 'E?' has no member 'c'
// expect error 25:13: type 'E?' has no member 'c'
