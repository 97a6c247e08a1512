enum Level { case low, high }
Level.low = .high
var v = 3
v > 2 ? v = 1 : v = 2
v == 3 ? print("a") : 3
// expect error 2:7: cannot assign to property: 'low' is not settable
// expect error 4:7: cannot assign to value: result of conditional operator '? :' is never mutable
// expect error 4:11: result values in '? :' expression have mismatching types '()' and 'Int'
// expect error 5:10: result values in '? :' expression have mismatching types '()' and 'Int'
