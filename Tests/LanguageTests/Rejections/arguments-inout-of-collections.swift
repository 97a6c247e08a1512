func b(a: inout [Int]) { }
func e(_ x: inout [String: Int]) {}
b(a: [3, 1])
e(["a": 1])
// expect error 3:1: cannot pass immutable value of type '[Int]' as inout argument
// expect error 4:1: cannot pass immutable value of type '[String : Int]' as inout argument
