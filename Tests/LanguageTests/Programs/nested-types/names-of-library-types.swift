struct Array<T> { var x: T }
enum Optional<W> { case none, some(W) }
let a: [Int] = [1, 2]; let o: Int? = 3; let d: [String: Int]? = ["a": 1]
print(a, o as Any, d as Any, Array(x: 1), Optional.some(3))
func f(_ xs: [String]) -> [[Int]] { xs.map { [$0.count] } }
print(f(["ab"]), a.map { $0 + 1 }, o ?? 4)
struct Dictionary { var n = 1 }; struct Set { }; struct Result { }
let e: [String: Int] = ["k": 1]; print(e["k"]!, Dictionary().n)
// expect: [1, 2] Optional(3) Optional(["a": 1]) Array<Int>(x: 1) some(3)
// expect: [[2]] [2, 3] 3
// expect: 1 1
