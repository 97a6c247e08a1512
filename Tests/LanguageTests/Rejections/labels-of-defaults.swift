struct P { var name: String; var tags: [String] = []; var n = 0 }
_ = P(name: "a", age: 3)
_ = P(name: "a", tag: [])
_ = P(nme: "a")
_ = P("a")
_ = P(name: "a", n: 1, tags: [])
struct S { func one(a: Int, b: Int = 2) {} }
let s = S()
s.one(a: 1, c: 3)
s.one(c: 3)
s.one(a: 1, b: 2, c: 3)
s.one(b: 2)
_ = Array(repeating: 3)
_ = String(repeating: "a")
_ = min(3)
_ = zip([1])
_ = [1].reduce(0)
// expect error 2:23: extra argument 'age' in call
// expect error 3:6: incorrect argument label in call (have 'name:tag:', expected 'name:tags:')
// expect error 4:6: incorrect argument label in call (have 'nme:', expected 'name:')
// expect error 5:7: missing argument label 'name:' in call
// expect error 6:24: argument 'tags' must precede argument 'n'
// expect error 9:6: incorrect argument label in call (have 'a:c:', expected 'a:b:')
// expect error 10:6: incorrect argument label in call (have 'c:', expected 'a:')
// expect error 11:22: extra argument 'c' in call
// expect error 12:7: missing argument for parameter 'a' in call
// expect error 13:23: missing argument for parameter 'count' in call
// expect error 14:26: missing argument for parameter 'count' in call
// expect error 15:10: missing argument for parameter #2 in call
// expect error 16:12: missing argument for parameter #2 in call
// expect error 17:17: missing argument for parameter #2 in call
