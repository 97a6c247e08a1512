enum C { case red, blue }
let o: C? = nil
_ = unknown([nil, 1])
_ = unknown([nil, nil])
_ = unknown([.red: 1])
_ = unknown(["a": .red])
_ = unknown(["a": nil])
_ = unknown(true ? .red : nil)
_ = unknown(true ? nil : .red)
_ = unknown(nil ?? .red)
_ = unknown(o ?? .red)
_ = unknown(!.red)
_ = unknown { .red }
_ = unknown { nil }
_ = unknown { return .red }
_ = unknown { let a = 1; return .red }
_ = unknown(.red | .blue)
_ = unknown(.red == C.blue)
_ = unknown(o == .blue)
_ = unknown(o == nil)
_ = unknown([[.red]])
_ = unknown([(.red, 1)])
_ = unknown(1, unknown2(.blue), .red)
_ = unknown(\.self, \.count)
_ = unknown(\C.count)
_ = unknown(try! .red)
_ = unknown((.red))
_ = unknown(x: (nil))
_ = unknown(.red as C)
_ = unknown(.red())
_ = unknown(.red { 1 })
_ = unknown(.red(.blue))
_ = unknown(.red(nil))
_ = unknown(.red(unknown3))
_ = unknown(.red!)
_ = unknown(.red?.a)
_ = unknown(.red[1])
_ = unknown(-nil)
_ = unknown([])
_ = unknown([:])
_ = unknown(if true { .red } else { .blue })
_ = unknown(o?.missing(.red))
_ = o!.missing(a: .red).b(c: nil)
let q = unknown(.red).x.y(.blue)
_ = unknown?(.red)
_ = unknown!(.red)
_ = unknown.a?.b(.red)
_ = unknown(in: .red, nil)
C.make(.red)
_ = C.red.go(nil, .red, \.a)
// expect error 3:5: cannot find 'unknown' in scope
// expect error 4:5: cannot find 'unknown' in scope
// expect error 5:5: cannot find 'unknown' in scope
// expect error 5:15: reference to member 'red' cannot be resolved without a contextual type
// expect error 6:5: cannot find 'unknown' in scope
// expect error 6:20: reference to member 'red' cannot be resolved without a contextual type
// expect error 7:5: cannot find 'unknown' in scope
// expect error 8:5: cannot find 'unknown' in scope
// expect error 8:21: cannot infer contextual base in reference to member 'red'
// expect error 9:5: cannot find 'unknown' in scope
// expect error 9:27: cannot infer contextual base in reference to member 'red'
// expect error 10:5: cannot find 'unknown' in scope
// expect error 11:5: cannot find 'unknown' in scope
// expect error 12:5: cannot find 'unknown' in scope
// expect error 12:15: type 'Bool' has no member 'red'
// expect error 13:5: cannot find 'unknown' in scope
// expect error 13:16: cannot infer contextual base in reference to member 'red'
// expect error 14:5: cannot find 'unknown' in scope
// expect error 14:15: 'nil' requires a contextual type
// expect error 15:5: cannot find 'unknown' in scope
// expect error 15:23: cannot infer contextual base in reference to member 'red'
// expect error 16:5: cannot find 'unknown' in scope
// expect error 16:34: cannot infer contextual base in reference to member 'red'
// expect error 17:5: cannot find 'unknown' in scope
// expect error 18:5: cannot find 'unknown' in scope
// expect error 19:5: cannot find 'unknown' in scope
// expect error 20:5: cannot find 'unknown' in scope
// expect error 21:5: cannot find 'unknown' in scope
// expect error 21:16: reference to member 'red' cannot be resolved without a contextual type
// expect error 22:5: cannot find 'unknown' in scope
// expect error 22:16: cannot infer contextual base in reference to member 'red'
// expect error 23:5: cannot find 'unknown' in scope
// expect error 23:16: cannot find 'unknown2' in scope
// expect error 23:26: cannot infer contextual base in reference to member 'blue'
// expect error 23:34: cannot infer contextual base in reference to member 'red'
// expect error 24:5: cannot find 'unknown' in scope
// expect error 24:13: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 24:21: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 25:5: cannot find 'unknown' in scope
// expect error 25:13: value of type 'C' has no member 'count'
// expect error 26:5: cannot find 'unknown' in scope
// expect error 26:19: cannot infer contextual base in reference to member 'red'
// expect error 27:5: cannot find 'unknown' in scope
// expect error 27:15: cannot infer contextual base in reference to member 'red'
// expect error 28:5: cannot find 'unknown' in scope
// expect error 28:17: 'nil' requires a contextual type
// expect error 29:5: cannot find 'unknown' in scope
// expect error 30:5: cannot find 'unknown' in scope
// expect error 30:14: cannot infer contextual base in reference to member 'red'
// expect error 31:5: cannot find 'unknown' in scope
// expect error 31:14: cannot infer contextual base in reference to member 'red'
// expect error 32:5: cannot find 'unknown' in scope
// expect error 32:14: cannot infer contextual base in reference to member 'red'
// expect error 32:19: cannot infer contextual base in reference to member 'blue'
// expect error 33:5: cannot find 'unknown' in scope
// expect error 33:14: cannot infer contextual base in reference to member 'red'
// expect error 33:18: 'nil' requires a contextual type
// expect error 34:5: cannot find 'unknown' in scope
// expect error 34:14: cannot infer contextual base in reference to member 'red'
// expect error 34:18: cannot find 'unknown3' in scope
// expect error 35:5: cannot find 'unknown' in scope
// expect error 35:14: cannot infer contextual base in reference to member 'red'
// expect error 36:5: cannot find 'unknown' in scope
// expect error 36:14: cannot infer contextual base in reference to member 'red'
// expect error 37:5: cannot find 'unknown' in scope
// expect error 37:14: cannot infer contextual base in reference to member 'red'
// expect error 38:5: cannot find 'unknown' in scope
// expect error 39:5: cannot find 'unknown' in scope
// expect error 40:5: cannot find 'unknown' in scope
// expect error 41:5: cannot find 'unknown' in scope
// expect error 41:13: 'if' may only be used as expression in return, throw, or as the source of an assignment
// expect error 42:5: cannot find 'unknown' in scope
// expect error 42:16: value of type 'C' has no member 'missing'
// expect error 42:25: cannot infer contextual base in reference to member 'red'
// expect error 43:8: value of type 'C' has no member 'missing'
// expect error 43:20: cannot infer contextual base in reference to member 'red'
// expect error 43:30: 'nil' requires a contextual type
// expect error 44:9: cannot find 'unknown' in scope
// expect error 44:18: cannot infer contextual base in reference to member 'red'
// expect error 44:28: cannot infer contextual base in reference to member 'blue'
// expect error 45:5: cannot find 'unknown' in scope
// expect error 45:15: cannot infer contextual base in reference to member 'red'
// expect error 46:5: cannot find 'unknown' in scope
// expect error 46:15: cannot infer contextual base in reference to member 'red'
// expect error 47:5: cannot find 'unknown' in scope
// expect error 47:19: cannot infer contextual base in reference to member 'red'
// expect error 48:5: cannot find 'unknown' in scope
// expect error 48:18: cannot infer contextual base in reference to member 'red'
// expect error 48:23: 'nil' requires a contextual type
// expect error 49:3: type 'C' has no member 'make'
// expect error 49:9: cannot infer contextual base in reference to member 'red'
// expect error 50:11: value of type 'C' has no member 'go'
// expect error 50:14: 'nil' requires a contextual type
// expect error 50:20: cannot infer contextual base in reference to member 'red'
// expect error 50:25: cannot infer key path type from context; consider explicitly specifying a root type
