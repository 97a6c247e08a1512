func lesser<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }
let range = 0..<nil
let closed = 1.5...nil
let reversed = nil..<3
for i in 0..<nil { print(i) }
let first = lesser(1, nil)
let second = lesser(nil, "a")
let least = min(nil, 2.5)
let most = max(1, nil)
let list = Array(repeating: nil, count: 2)
let pairs = zip([1], nil)
// expect error 2:17: 'nil' is not compatible with expected argument type 'Int'
// expect error 3:20: 'nil' is not compatible with expected argument type 'Double'
// expect error 4:16: 'nil' is not compatible with expected argument type 'Int'
// expect error 5:14: 'nil' is not compatible with expected argument type 'Int'
// expect error 6:23: 'nil' is not compatible with expected argument type 'Int'
// expect error 7:21: 'nil' is not compatible with expected argument type 'String'
// expect error 8:17: 'nil' is not compatible with expected argument type 'Double'
// expect error 9:19: 'nil' is not compatible with expected argument type 'Int'
// expect error 10:12: generic parameter 'Element' could not be inferred
// expect error 11:13: generic parameter 'Sequence2' could not be inferred
