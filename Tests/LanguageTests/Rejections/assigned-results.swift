var n = 3
let xs = [1]
func f() -> Int { 1 }
f() = 1
xs.contains(n) = true
xs.count = 2
xs.first = 2
// expect error 4:1: expression is not assignable: 'f' returns immutable value
// expect error 5:4: expression is not assignable: function call returns immutable value
// expect error 6:4: cannot assign to property: 'count' is a get-only property
// expect error 7:4: cannot assign to property: 'first' is a get-only property
