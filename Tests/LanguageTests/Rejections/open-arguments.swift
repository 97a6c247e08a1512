enum C { case red, blue }
struct S { var a = 1 }
func f(_ x: Int) -> Int { x }
let s = S()
unknown(.red)
unknown(nil)
_ = unknown(.red, nil, 3, { $0 })
_ = unknown { $0 + 1 }
_ = unknown { x in x + 1 }
_ = unknown(f(.red))
_ = unknown([.red, .blue])
_ = unknown(s.b, nil)
_ = s.missing(.red)
_ = s.missing(nil)
_ = s.missing { $0 }
_ = unknown.foo(.red)
_ = unknown.foo(nil).bar(.red)
let z = unknown(a: .red, b: [:], c: [])
_ = unknown[.red]
_ = f(unknown(.red))
if unknown == .red { }
if unknown == nil { }
_ = unknown ?? .red
_ = unknown + nil
let t: Int = unknown(.red)
_ = Unknown(.red)
_ = Unknown.make(.red)
var u: Unknown2 = .red
_ = unknown(.red.blue)
_ = unknown(.init(1))
_ = unknown(\.name)
_ = unknown(C.red, .blue)
_ = unknown(&s, .red)
print(unknown(.red))
print(unknown, .red)
_ = unknown(true ? .red : .blue)
_ = unknown(true ? nil : 1)
_ = unknown(x: nil as Int?)
_ = unknown((.red, nil))
unknown.y = nil
// expect error 5:1: cannot find 'unknown' in scope
// expect error 5:10: cannot infer contextual base in reference to member 'red'
// expect error 6:1: cannot find 'unknown' in scope
// expect error 6:9: 'nil' requires a contextual type
// expect error 7:5: cannot find 'unknown' in scope
// expect error 7:14: cannot infer contextual base in reference to member 'red'
// expect error 7:19: 'nil' requires a contextual type
// expect error 8:5: cannot find 'unknown' in scope
// expect error 9:5: cannot find 'unknown' in scope
// expect error 10:5: cannot find 'unknown' in scope
// expect error 10:16: type 'Int' has no member 'red'
// expect error 11:5: cannot find 'unknown' in scope
// expect error 11:15: reference to member 'red' cannot be resolved without a contextual type
// expect error 11:21: reference to member 'blue' cannot be resolved without a contextual type
// expect error 12:5: cannot find 'unknown' in scope
// expect error 12:15: value of type 'S' has no member 'b'
// expect error 12:18: 'nil' requires a contextual type
// expect error 13:7: value of type 'S' has no member 'missing'
// expect error 13:16: cannot infer contextual base in reference to member 'red'
// expect error 14:7: value of type 'S' has no member 'missing'
// expect error 14:15: 'nil' requires a contextual type
// expect error 15:7: value of type 'S' has no member 'missing'
// expect error 16:5: cannot find 'unknown' in scope
// expect error 16:18: cannot infer contextual base in reference to member 'red'
// expect error 17:5: cannot find 'unknown' in scope
// expect error 17:17: 'nil' requires a contextual type
// expect error 17:27: cannot infer contextual base in reference to member 'red'
// expect error 18:9: cannot find 'unknown' in scope
// expect error 18:21: cannot infer contextual base in reference to member 'red'
// expect error 19:5: cannot find 'unknown' in scope
// expect error 19:14: cannot infer contextual base in reference to member 'red'
// expect error 20:7: cannot find 'unknown' in scope
// expect error 20:16: cannot infer contextual base in reference to member 'red'
// expect error 21:4: cannot find 'unknown' in scope
// expect error 22:4: cannot find 'unknown' in scope
// expect error 23:5: cannot find 'unknown' in scope
// expect error 24:5: cannot find 'unknown' in scope
// expect error 25:14: cannot find 'unknown' in scope
// expect error 25:23: cannot infer contextual base in reference to member 'red'
// expect error 26:5: cannot find 'Unknown' in scope
// expect error 26:14: cannot infer contextual base in reference to member 'red'
// expect error 27:5: cannot find 'Unknown' in scope
// expect error 27:19: cannot infer contextual base in reference to member 'red'
// expect error 28:8: cannot find type 'Unknown2' in scope
// expect error 29:5: cannot find 'unknown' in scope
// expect error 29:14: cannot infer contextual base in reference to member 'red'
// expect error 30:5: cannot find 'unknown' in scope
// expect error 30:14: cannot infer contextual base in reference to member 'init'
// expect error 31:5: cannot find 'unknown' in scope
// expect error 31:13: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 32:5: cannot find 'unknown' in scope
// expect error 32:21: cannot infer contextual base in reference to member 'blue'
// expect error 33:5: cannot find 'unknown' in scope
// expect error 33:13: cannot pass immutable value as inout argument: 's' is a 'let' constant
// expect error 33:18: cannot infer contextual base in reference to member 'red'
// expect error 34:7: cannot find 'unknown' in scope
// expect error 34:16: cannot infer contextual base in reference to member 'red'
// expect error 35:7: cannot find 'unknown' in scope
// expect error 35:17: type 'Any' has no member 'red'
// expect error 36:5: cannot find 'unknown' in scope
// expect error 36:21: cannot infer contextual base in reference to member 'red'
// expect error 37:5: cannot find 'unknown' in scope
// expect error 38:5: cannot find 'unknown' in scope
// expect error 39:5: cannot find 'unknown' in scope
// expect error 39:15: cannot infer contextual base in reference to member 'red'
// expect error 39:20: 'nil' requires a contextual type
// expect error 40:1: cannot find 'unknown' in scope
