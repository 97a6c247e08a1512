func swapAll(_ a: inout Int, _ b: inout Int, times n: Int = 1) { for _ in 0..<n { (a, b) = (b, a) } }
func log(_ s: String) -> Int { print("eval", s); return s.count }
func three(_ a: Int, b: Int = log("default"), _ c: Int) -> Int { a + b + c }
var x = 1, y = 2
swapAll(&x, &y)
swapAll(&x, &y, times: 2)
print(x, y, three(log("a"), log("ccc")), three(log("a"), b: log("bb"), log("c")))
var list = [3, 1, 2]
func sortInPlace(_ l: inout [Int], by f: (Int, Int) -> Bool = (<)) { l.sort(by: f) }
sortInPlace(&list); print(list); sortInPlace(&list, by: >); print(list)
func modify(_ d: inout [String: [Int]], _ k: String) { d[k, default: []].append(k.count) }
var d: [String: [Int]] = [:]
modify(&d, "ab"); modify(&d, "ab"); print(d)
func first(_ n: Int..., last: Int) -> String { "\(n) \(last)" }
print(first(1, 2, last: 3), first(last: 4))
// expect: eval a
// expect: eval ccc
// expect: eval default
// expect: eval a
// expect: eval bb
// expect: eval c
// expect: 2 1 11 4
// expect: [1, 2, 3]
// expect: [3, 2, 1]
// expect: ["ab": [2, 2]]
// expect: [1, 2] 3 [] 4
