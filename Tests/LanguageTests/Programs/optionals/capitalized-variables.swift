class Mac { var person: Int? = 3; var n = 4 }
var MBP: Mac?
MBP = Mac()
print(MBP?.person ?? 0, MBP?.n ?? 9)
MBP?.n = 5
MBP?.n += 2
print(MBP!.n)
let URLs: [String]? = ["a"]
print(URLs?.count ?? 0, URLs?[0] ?? "")
let A: Int? = 4
switch A { case 4?: print("four"); default: print("x") }
print(A?.description ?? "q")
func g(X: Int?) -> String { X?.description ?? "none" }
print(g(X: 3))
// expect: 3 4
// expect: 7
// expect: 1 a
// expect: four
// expect: 4
// expect: 3
