func s(_ f: (Int) -> Void) {}
s { value in if $0 > 1 { } }
s { v in print($0) }
s { (v: Int) in print($0, $1) }
func two(_ f: (Int, Int) -> Int) {}
two { a, b in $0 + b }
two { a, b in $0 + $1 }
let x = $0
s { _ in print($0) }
let nested = [1].map { [2].map { n in n + $0 }.count + $0 }
let deeper = [1].map { let m = [2].map { n in $0 }; return m.count + $0 }
let function = [1].map { func add(_ n: Int) -> Int { n + $0 }; return add($0) }
let property = [1].map { var next: Int { $0 + 1 }; return next + $0 }
let branches = [1].map { n in let m = if n > 1 { $0 } else { 0 }; return m }
let captured = [[1]].map { $0.map { [all = $0] n in n + all.count } }
// expect error 2:17: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'value'?
// expect error 3:16: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'v'?
// expect error 4:23: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'v'?
// expect error 4:27: anonymous closure arguments cannot be used inside a closure that has explicit arguments
// expect error 6:15: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'a'?
// expect error 7:15: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'a'?
// expect error 7:20: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'b'?
// expect error 8:9: anonymous closure argument not contained in a closure
// expect error 9:16: anonymous closure arguments cannot be used inside a closure that has explicit arguments
// expect error 10:43: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'n'?
// expect error 11:47: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'n'?
// expect error 12:58: anonymous closure argument not contained in a closure
// expect error 13:42: anonymous closure argument not contained in a closure
// expect error 14:50: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'n'?
