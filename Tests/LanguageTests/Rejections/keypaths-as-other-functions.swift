struct A { var a = 1 }
let xs = [A()]
let s1 = xs.sorted(by: \.a)
let s2 = xs.sorted(by: \A.a)
let s3 = xs.reduce(0, \.a)
let s4 = xs.min(by: \.a)
let s5 = xs.max { $0.a }
func two(_ f: (A, A) -> Bool) {}
two(\.a)
func none(_ f: () -> Int) {}
none(\.a)
let s6 = xs.map(\.a).reduce(0, \.self)
let f: (A, A) -> Bool = \.a
// expect error 3:24: cannot convert key path into a multi-argument function type '(A, A) throws -> Bool'
// expect error 3:24: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 4:24: cannot convert key path into a multi-argument function type '(A, A) throws -> Bool'
// expect error 5:23: cannot convert key path into a multi-argument function type '(Int, A) throws -> Int'
// expect error 5:23: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 6:21: cannot convert key path into a multi-argument function type '(A, A) throws -> Bool'
// expect error 6:21: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 7:17: contextual closure type '(A, A) throws -> Bool' expects 2 arguments, but 1 was used in closure body
// expect error 7:22: cannot convert value of type 'Int' to closure result type 'Bool'
// expect error 9:5: cannot convert key path into a multi-argument function type '(A, A) -> Bool'
// expect error 9:5: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 11:6: cannot convert key path into a multi-argument function type '() -> Int'
// expect error 11:6: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 12:32: cannot infer key path type from context; consider explicitly specifying a root type
// expect error 13:25: cannot convert key path into a multi-argument function type '(A, A) -> Bool'
// expect error 13:25: cannot infer key path type from context; consider explicitly specifying a root type
