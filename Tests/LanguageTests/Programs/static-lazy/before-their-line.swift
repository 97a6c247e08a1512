func early() -> Int { counter + 1 }
print(early())
var counter = 41
print(early())
let table = makeTable()
func makeTable() -> [Double] { [1, base, flag ? 1 : 0] }
let base = 5.5
let flag = true
print(table, makeTable())
struct Q { func v() -> Int { late } }
let late = 9
print(Q().v())
func inc() { total += 1 }
inc()
var total = 10
inc(); inc(); print(total)
var name: String? = "set"
// expect: 1
// expect: 42
// expect: [1.0, 0.0, 0.0] [1.0, 5.5, 1.0]
// expect: 9
// expect: 12
