enum C { case red, blue }
struct S { var c = C.red; func go(_ c: C) -> C? { c }; static let shared = S() }
func f(_ x: Int, c: C) -> Int { x }
func body() {
  unknown(.red)
  let s = S()
  s.c = unknown(.blue)
  s.go(unknown(.blue))
  f(1, c: unknown.red(.x))
  f(unknown(nil), c: .red)
  return unknown(.red)
}
func value() -> C { unknown(.red) }
func value2() -> C { return unknown(nil) }
var comp: C { unknown(.red) }
func body3(_ list: [C]) {
  for x in unknown(.red) { print(x) }
  if unknown(.red) { }
  guard let z = unknown(nil) else { return }
  switch unknown(.red) { case .red: break }
  while unknown(nil) {}
  list.forEach { unknown($0, .red) }
  list.map { unknown($0, nil) }
  _ = list.filter { $0 == unknown(.red) }
  print("\(unknown(.red))")
  let k = [unknown(.red), unknown(nil)]
  let v = s2.go(.red)
  s2.go(.red)
  S.shared.foo(.red)
  S.shared.c.foo(nil).x(.y)
  s2[.red] = nil
  _ = s2[.red]
  throw unknown(.red)
}
class V { 
  func go() { self.missing(.red); missing(.red); super.go(.red) }
  init() { setup(nil, with: .red) }
}
// expect error 5:3: cannot find 'unknown' in scope
// expect error 5:12: cannot infer contextual base in reference to member 'red'
// expect error 7:5: cannot assign to property: 's' is a 'let' constant
// expect error 7:9: cannot find 'unknown' in scope
// expect error 7:18: cannot infer contextual base in reference to member 'blue'
// expect error 8:8: cannot find 'unknown' in scope
// expect error 8:17: cannot infer contextual base in reference to member 'blue'
// expect error 9:11: cannot find 'unknown' in scope
// expect error 9:24: cannot infer contextual base in reference to member 'x'
// expect error 10:5: cannot find 'unknown' in scope
// expect error 10:13: 'nil' requires a contextual type
// expect error 11:10: cannot find 'unknown' in scope
// expect error 11:19: cannot infer contextual base in reference to member 'red'
// expect error 13:21: cannot find 'unknown' in scope
// expect error 13:30: cannot infer contextual base in reference to member 'red'
// expect error 14:29: cannot find 'unknown' in scope
// expect error 14:37: 'nil' requires a contextual type
// expect error 15:15: cannot find 'unknown' in scope
// expect error 15:24: cannot infer contextual base in reference to member 'red'
// expect error 17:12: cannot find 'unknown' in scope
// expect error 17:21: cannot infer contextual base in reference to member 'red'
// expect error 18:6: cannot find 'unknown' in scope
// expect error 18:15: cannot infer contextual base in reference to member 'red'
// expect error 19:17: cannot find 'unknown' in scope
// expect error 19:25: 'nil' requires a contextual type
// expect error 20:10: cannot find 'unknown' in scope
// expect error 20:19: cannot infer contextual base in reference to member 'red'
// expect error 21:9: cannot find 'unknown' in scope
// expect error 21:17: 'nil' requires a contextual type
// expect error 22:18: cannot find 'unknown' in scope
// expect error 22:31: cannot infer contextual base in reference to member 'red'
// expect error 23:14: cannot find 'unknown' in scope
// expect error 23:26: 'nil' requires a contextual type
// expect error 24:27: cannot find 'unknown' in scope
// expect error 24:36: cannot infer contextual base in reference to member 'red'
// expect error 25:12: cannot find 'unknown' in scope
// expect error 25:21: cannot infer contextual base in reference to member 'red'
// expect error 26:12: cannot find 'unknown' in scope
// expect error 26:21: cannot infer contextual base in reference to member 'red'
// expect error 26:27: cannot find 'unknown' in scope
// expect error 26:35: 'nil' requires a contextual type
// expect error 27:11: cannot find 's2' in scope
// expect error 27:18: cannot infer contextual base in reference to member 'red'
// expect error 28:3: cannot find 's2' in scope
// expect error 28:10: cannot infer contextual base in reference to member 'red'
// expect error 29:12: value of type 'S' has no member 'foo'
// expect error 29:17: cannot infer contextual base in reference to member 'red'
// expect error 30:14: value of type 'C' has no member 'foo'
// expect error 30:18: 'nil' requires a contextual type
// expect error 30:26: cannot infer contextual base in reference to member 'y'
// expect error 31:3: cannot find 's2' in scope
// expect error 31:7: cannot infer contextual base in reference to member 'red'
// expect error 32:7: cannot find 's2' in scope
// expect error 32:11: cannot infer contextual base in reference to member 'red'
// expect error 33:9: cannot find 'unknown' in scope
// expect error 33:18: cannot infer contextual base in reference to member 'red'
// expect error 36:20: value of type 'V' has no member 'missing'
// expect error 36:29: cannot infer contextual base in reference to member 'red'
// expect error 36:35: cannot find 'missing' in scope
// expect error 36:44: cannot infer contextual base in reference to member 'red'
// expect error 36:50: 'super' cannot be used in class 'V' because it has no superclass
// expect error 36:60: cannot infer contextual base in reference to member 'red'
// expect error 37:12: cannot find 'setup' in scope
// expect error 37:18: 'nil' requires a contextual type
// expect error 37:30: cannot infer contextual base in reference to member 'red'
