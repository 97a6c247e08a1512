enum D { case a, b }
func f(_ o: D) {}
struct S { init(_ d: D) {}; func m(d: D) {} }
func t() {
f(.a, .b)
_ = S(.a, .b)
S(.a).m(d: .a, .b)
S(.a).m(d: .a, e: .b, x: .init(1))
f(.a, [.b])
f(.a, .b, .c(1))
f(.a, .b.c)
f(.a, { $0 })
}
func g(x: D) {}
func z() {}
func u() {
f(.a, nil)
f(.a, .b) { .a }
f(.a, true ? .a : .b)
g(x: .a, y: .b)
g(x: .a, [.b: .a])
g(.a, .b)
z(.a)
z([.a])
print([1].contains(1, .a))
_ = [1].map({ $0 }, .a)
}
// expect error 5:8: cannot infer contextual base in reference to member 'b'
// expect error 5:8: extra argument in call
// expect error 6:12: cannot infer contextual base in reference to member 'b'
// expect error 6:12: extra argument in call
// expect error 7:17: cannot infer contextual base in reference to member 'b'
// expect error 7:17: extra argument in call
// expect error 8:8: extra arguments at positions #2, #3 in call
// expect error 8:20: cannot infer contextual base in reference to member 'b'
// expect error 8:27: cannot infer contextual base in reference to member 'init'
// expect error 9:7: extra argument in call
// expect error 9:9: reference to member 'b' cannot be resolved without a contextual type
// expect error 10:2: extra arguments at positions #2, #3 in call
// expect error 10:8: cannot infer contextual base in reference to member 'b'
// expect error 10:12: cannot infer contextual base in reference to member 'c'
// expect error 11:8: cannot infer contextual base in reference to member 'b'
// expect error 11:10: extra argument in call
// expect error 12:7: extra argument in call
// expect error 17:7: 'nil' requires a contextual type
// expect error 17:7: extra argument in call
// expect error 18:2: extra arguments at positions #2, #3 in call
// expect error 18:8: cannot infer contextual base in reference to member 'b'
// expect error 19:12: extra argument in call
// expect error 19:15: cannot infer contextual base in reference to member 'a'
// expect error 20:14: cannot infer contextual base in reference to member 'b'
// expect error 20:14: extra argument 'y' in call
// expect error 21:10: extra argument in call
// expect error 21:12: reference to member 'b' cannot be resolved without a contextual type
// expect error 21:16: reference to member 'a' cannot be resolved without a contextual type
// expect error 22:8: cannot infer contextual base in reference to member 'b'
// expect error 22:8: extra argument in call
// expect error 23:4: argument passed to call that takes no arguments
// expect error 23:4: cannot infer contextual base in reference to member 'a'
// expect error 24:3: argument passed to call that takes no arguments
// expect error 24:5: reference to member 'a' cannot be resolved without a contextual type
// expect error 25:24: cannot infer contextual base in reference to member 'a'
// expect error 25:24: extra argument in call
// expect error 26:22: cannot infer contextual base in reference to member 'a'
// expect error 26:22: extra argument in call
