protocol Shape {}
let a: Shape = .up
let b: Any = .up
let c: (Int, Int) = .up
let d: () -> Int = .up
let e: Int = [nil]
let f: Int = { $0 }
let g: Int = { 1 }
func h(_ x: Int) {}
h { $0 }
h({ 1 })
func i() { return (1, 2) }
func j() { return nil }
let k = nil as? Int
let l = .up as? Int
let m = nil is Int
// expect error 2:17: type 'any Shape' has no member 'up'
// expect error 3:15: type 'Any' has no member 'up'
// expect error 4:22: value of tuple type '(Int, Int)' has no member 'up'
// expect error 5:21: type '() -> Int' has no member 'up'
// expect error 6:14: cannot convert value of type '[Any?]' to specified type 'Int'
// expect error 7:14: cannot convert value of type '(_) -> _' to specified type 'Int'
// expect error 8:14: function produces expected type 'Int'; did you mean to call it with '()'?
// expect error 10:3: trailing closure passed to parameter of type 'Int' that does not accept a closure
// expect error 11:3: closure passed to parameter of type 'Int' that does not accept a closure
// expect error 12:19: unexpected non-void return value in void function
// expect error 13:19: unexpected non-void return value in void function
// expect error 14:9: nil literal cannot be the source of a conditional cast
// expect error 15:10: cannot infer contextual base in reference to member 'up'
// expect error 16:9: 'nil' requires a contextual type
