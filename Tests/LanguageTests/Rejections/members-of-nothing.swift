var a = [1, 2, 3]
let b = a.sort()
print(b.first)
func t() {}
t().g()
// expect error 3:9: value of tuple type '()' has no member 'first'
// expect error 5:5: value of tuple type '()' has no member 'g'
