let d: [String: Int = [:]
let x: [Int = [1]
struct A<T { }
let list: Array<Int = []
// expect error 1:21: expected ']' in dictionary type
// expect error 2:13: expected ']' in array type
// expect error 3:12: expected '>' to complete generic parameter list
// expect error 4:21: expected '>' to complete generic argument list
