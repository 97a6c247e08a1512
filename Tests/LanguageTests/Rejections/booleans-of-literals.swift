func isOn(_ flag: Bool) {}
isOn(1)
func first() { if 3 { print("a") } }
func second() -> Bool { return 3 }
func third() { var done = true; done = 0; print(done) }
func fourth(_ flag: Bool) { if flag || 3 { print("a") } }
func fifth() { print(!3, !"a") }
let ready: Bool = 1
// expect error 2:6: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
// expect error 3:19: cannot convert value of type 'Int' to expected condition type 'Bool'
// expect error 4:32: cannot convert return expression of type 'Int' to return type 'Bool'
// expect error 5:40: integer literal value '0' cannot be used as a boolean; did you mean 'false'?
// expect error 6:40: cannot convert value of type 'Int' to expected argument type 'Bool'
// expect error 7:23: cannot convert value of type 'Int' to expected argument type 'Bool'
// expect error 7:27: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 8:19: integer literal value '1' cannot be used as a boolean; did you mean 'true'?
