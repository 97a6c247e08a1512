let x = nil
var y = nil
func f() { let z = nil; print(z) }
let a: Int = nil
// expect error 1: 'nil' requires a contextual type
// expect error 2: 'nil' requires a contextual type
// expect error 3: 'nil' requires a contextual type
// expect error 4: 'nil' cannot initialize specified type 'Int'
