struct V { var x = 1 }
let a = V()
if (a, 1) == (a, 1) { }
func f() throws { throw Error.invalid }
do { throw Error.one } catch { print(error) }
if a === a { }
if 1 === 2 { }
// expect error 3:11: binary operator '==' cannot be applied to two '(V, Int)' operands
// expect error 4:31: type 'any Error' has no member 'invalid'
// expect error 5:18: type 'any Error' has no member 'one'
// expect error 6:4: argument type 'V' expected to be an instance of a class or class-constrained type
// expect error 6:10: argument type 'V' expected to be an instance of a class or class-constrained type
// expect error 7:4: argument type 'Int' expected to be an instance of a class or class-constrained type
// expect error 7:10: argument type 'Int' expected to be an instance of a class or class-constrained type
