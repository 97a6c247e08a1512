let a: Any = "x"
print(a.count)
let n = a as Int
// expect error 2: value of type 'Any' has no member 'count'
// expect error 3: 'Any' is not convertible to 'Int'
