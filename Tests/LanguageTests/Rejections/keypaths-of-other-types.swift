struct P { var n: Int; var s: String }
let ps = [P(n: 1, s: "a")]
let a: [String] = ps.map(\.n)
let b = ps.filter(\.n)
let c = ps.map(\.q)
let d: (P) -> String = \.n
// expect error 3:26: key path value type 'Int' cannot be converted to contextual type 'String'
// expect error 4:19: key path value type 'Int' cannot be converted to contextual type 'Bool'
// expect error 5:16: value of type 'P' has no member 'q'
// expect error 6:24: key path value type 'Int' cannot be converted to contextual type 'String'
