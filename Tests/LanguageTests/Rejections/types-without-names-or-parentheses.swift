// Parameters without a type, functions' types without parentheses, and dictionaries' types without values.
func f1(a) {}
func f2(a, b) { print(a) }
func f3(a, b: Int) {}
func f4(Int) {}
struct S { init(a) {} ; func m(x) {} }
func f5(a b) {}
func g(a: Int -> Int) {}
let f: Int -> Int = { $0 }
let d: [Int: ] = [:]
func h(a: (Int) -> Int, _: String) {}
// expect error 2:9: cannot find type 'a' in scope
// expect error 2:9: unnamed parameters must be written with the empty name '_'
// expect error 3:9: cannot find type 'a' in scope
// expect error 3:9: unnamed parameters must be written with the empty name '_'
// expect error 3:12: cannot find type 'b' in scope
// expect error 3:12: unnamed parameters must be written with the empty name '_'
// expect error 3:23: cannot find 'a' in scope
// expect error 4:9: cannot find type 'a' in scope
// expect error 4:9: unnamed parameters must be written with the empty name '_'
// expect error 5:9: unnamed parameters must be written with the empty name '_'
// expect error 6:17: cannot find type 'a' in scope
// expect error 6:17: unnamed parameters must be written with the empty name '_'
// expect error 6:32: cannot find type 'x' in scope
// expect error 6:32: unnamed parameters must be written with the empty name '_'
// expect error 7:12: expected ':' following argument label and parameter name
// expect error 8:11: single argument function types require parentheses
// expect error 9:8: single argument function types require parentheses
// expect error 10:14: expected dictionary value type
