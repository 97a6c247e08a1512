enum M { case a, b; mutating func m() { .a } ; mutating func n() { switch self { case .a: .b; case .b: .a } } }
func f() { .a }
func k19() { let f = { u in
  print(u.name) } }
func k20() { let f = { u in u.name }; let g = { x in print(x) }; let h = { $0.name } }
func k21() { let f = { a, b in
  let c = a + b
  return c } }
let ages: [Int?] = [1]
let r = ages.compactMap { u in
  guard let a = u else { return }
let q = [1].map { u in
  if u > 1 { return }
  return u }
let q2 = [1].map { u -> Int in
  return u }
let x = Int.self
class K { required init() {} }
// expect error 1:42: reference to member 'a' cannot be resolved without a contextual type
// expect error 1:92: reference to member 'b' cannot be resolved without a contextual type
// expect error 1:105: reference to member 'a' cannot be resolved without a contextual type
// expect error 2:13: reference to member 'a' cannot be resolved without a contextual type
// expect error 3:24: cannot infer type of closure parameter 'u' without a type annotation
// expect error 5:24: cannot infer type of closure parameter 'u' without a type annotation
// expect error 5:74: cannot infer type of closure parameter '$0' without a type annotation
// expect error 6:24: cannot infer type of closure parameter 'a' without a type annotation
// expect error 6:27: cannot infer type of closure parameter 'b' without a type annotation
// expect error 14:10: cannot convert value of type 'Int' to closure result type '()'
// expect error 19:1: expected '}' at end of closure
