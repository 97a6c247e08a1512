let o: Int? = nil
func t(_ n: Int) {}
t(o ?? nil)
let z: Int = o ?? nil
func r() -> Int { o ?? nil }
let st: String = o ?? nil
var q = 1
q = o ?? nil
// expect error 3:8: 'nil' is not compatible with expected argument type 'Int'
// expect error 4:19: 'nil' is not compatible with expected argument type 'Int'
// expect error 5:24: 'nil' is not compatible with expected argument type 'Int'
// expect error 6:20: cannot convert value of type 'Int?' to specified type 'String'
// expect error 8:10: 'nil' is not compatible with expected argument type 'Int'
