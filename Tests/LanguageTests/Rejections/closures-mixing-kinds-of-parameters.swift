func s(_ f: (Int) -> Void) {}
s { value in if $0 > 1 { } }
s { v in print($0) }
s { (v: Int) in print($0, $1) }
func two(_ f: (Int, Int) -> Int) {}
two { a, b in $0 + b }
two { a, b in $0 + $1 }
let x = $0
s { _ in print($0) }
// expect error 2:17: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'value'?
// expect error 3:16: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'v'?
// expect error 4:23: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'v'?
// expect error 4:27: anonymous closure arguments cannot be used inside a closure that has explicit arguments
// expect error 6:15: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'a'?
// expect error 7:15: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'a'?
// expect error 7:20: anonymous closure arguments cannot be used inside a closure that has explicit arguments; did you mean 'b'?
// expect error 8:9: anonymous closure argument not contained in a closure
// expect error 9:16: anonymous closure arguments cannot be used inside a closure that has explicit arguments
