struct R { var isPicked: Bool }
var picked = "a"
func dis(_ b: Bool) {}
let r = R(isPicked: picked = "b")
dis(picked = "a")
var flag = false
dis(flag = true)
if picked = "a" { }
while flag = true { }
let k = picked = "a" ? 1 : 2
print(picked = "b")
let q: Bool = picked = "a"
func ret() -> Bool { picked = "a" }
func ret2() -> Bool { return picked = "a" }
_ = [1].filter { picked = "a" }
// expect error 4:28: use of '=' in a boolean context, did you mean '=='?
// expect error 5:12: use of '=' in a boolean context, did you mean '=='?
// expect error 7:10: use of '=' in a boolean context, did you mean '=='?
// expect error 8:11: use of '=' in a boolean context, did you mean '=='?
// expect error 9:12: use of '=' in a boolean context, did you mean '=='?
// expect error 10:18: cannot convert value of type 'String' to expected condition type 'Bool'
// expect error 10:22: cannot assign value of type 'Int' to type 'String'
// expect error 12:22: use of '=' in a boolean context, did you mean '=='?
// expect error 14:37: use of '=' in a boolean context, did you mean '=='?
// expect error 15:16: contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored
// expect error 15:25: cannot convert value of type '()' to closure result type 'Bool'
