let x = nil
var y = nil
func f() { let z = nil; print(z) }
let a: Int = nil
// expect error 1:9: 'nil' requires a contextual type
// expect error 2:9: 'nil' requires a contextual type
// expect error 3:20: 'nil' requires a contextual type
// expect error 4:14: 'nil' cannot initialize specified type 'Int'
