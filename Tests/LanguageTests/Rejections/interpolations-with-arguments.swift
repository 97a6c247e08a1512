import Foundation
let n = 3
print("\(n, radix: 2)")
let a = "\(n, style: 1)"
let b: Substring = "\(n, format: 1)"
func show(_ s: String) {}
show("\(n, a: 2)" + "x")
// expect error 3:20: extra argument 'radix' in call
// expect error 4:22: extra argument 'style' in call
// expect error 5:34: extra argument 'format' in call
// expect error 7:15: extra argument 'a' in call
