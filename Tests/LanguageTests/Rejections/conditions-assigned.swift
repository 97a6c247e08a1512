var n = 3
let xs = [1]
func f() -> Int { 1 }
if f() = 1 {}
if n = 1 {}
if xs.count = 2 {}
if xs.first = 2 {}
if xs.isEmpty = true {}
while n + 1 = 2 {}
let b = n % 2 = 0
if 3 = n {}
if xs[0] = 2 {}
guard n = 3 else { fatalError() }
let t = n = 3 ? 1 : 2
// expect error 4:4: expression is not assignable: 'f' returns immutable value
// expect error 4:8: use of '=' in a boolean context, did you mean '=='?
// expect error 5:6: use of '=' in a boolean context, did you mean '=='?
// expect error 6:7: cannot assign to property: 'count' is a get-only property
// expect error 6:13: use of '=' in a boolean context, did you mean '=='?
// expect error 7:7: cannot assign to property: 'first' is a get-only property
// expect error 7:13: use of '=' in a boolean context, did you mean '=='?
// expect error 8:7: cannot assign to property: 'isEmpty' is a get-only property
// expect error 8:15: use of '=' in a boolean context, did you mean '=='?
// expect error 9:9: expression is not assignable: binary operator returns immutable value
// expect error 9:13: use of '=' in a boolean context, did you mean '=='?
// expect error 10:11: expression is not assignable: binary operator returns immutable value
// expect error 11:4: cannot assign to value: literals are not mutable
// expect error 11:6: use of '=' in a boolean context, did you mean '=='?
// expect error 12:6: cannot assign through subscript: 'xs' is a 'let' constant
// expect error 12:10: use of '=' in a boolean context, did you mean '=='?
// expect error 13:9: use of '=' in a boolean context, did you mean '=='?
// expect error 14:13: cannot convert value of type 'Int' to expected condition type 'Bool'
