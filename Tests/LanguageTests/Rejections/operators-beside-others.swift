let y = 1 < 2 < 3
let z = 1 == 2 == 3
infix operator <+>
func <+> (a: Int, b: Int) -> Int { a }
let w = 1 <+> 2 * 3
let b = true
let v = 1 < 2 == b
let t = b ? 1 : 2 < 3 < 4
// expect error 1:11: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
// expect error 1:11: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 2:11: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
// expect error 2:16: binary operator '==' cannot be applied to operands of type 'Bool' and 'Int'
// expect error 5:11: adjacent operators are in unordered precedence groups 'DefaultPrecedence' and 'MultiplicationPrecedence'
// expect error 7:11: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
// expect error 8:13: result values in '? :' expression have mismatching types 'Int' and 'Bool'
// expect error 8:19: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
// expect error 8:19: cannot convert value of type 'Bool' to expected argument type 'Int'
