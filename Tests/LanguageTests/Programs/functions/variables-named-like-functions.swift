import Foundation
struct L { func callAsFunction(_ s: String) { print("L", s) } }
let log = L()
log("a")
let sin: (Double) -> String = { "s\($0)" }
print(sin(1))
func go() { log("b"); print(sin(2)) }
go()
class K { let log = L(); func f() { log("c") } }
K().f()
let max = 5
print(max)
// expect: L a
// expect: s1.0
// expect: L b
// expect: s2.0
// expect: L c
// expect: 5
