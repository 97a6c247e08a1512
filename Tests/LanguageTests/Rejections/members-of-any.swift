let a: Any = "x"
print(a.count)
let n = a as Int
// expect error 2:9: value of type 'Any' has no member 'count'
// expect error 3:11: 'Any' is not convertible to 'Int'
