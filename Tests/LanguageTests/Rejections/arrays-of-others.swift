var grid = Array(count: 2)
let g6 = Array<Int>(count: 3)
var ga: [[Int]] = Array(repeating: Array(count: 1), count: 2)
var g1 = [[Int]](repeating: 0, count: 2)
let g10 = [Int](repeating: "0", count: 3)
let s = "abc"
let b: [String] = Array("abc")
let c: [Int] = Array("123")
func f(_ x: [String]) {}
let h: [Character] = Array(s)
let l: [String] = s.map(String.init)
let m: [Double] = Array([1, 2])
let o: [Any] = Array(s)
let p: [Character?] = Array(s)
// expect error 1:18: missing argument for parameter 'repeating' in call
// expect error 2:21: missing argument for parameter 'repeating' in call
// expect error 3:42: missing argument for parameter 'repeating' in call
// expect error 4:29: cannot convert value of type 'Int' to expected argument type '[Int]'
// expect error 5:28: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 7:19: no exact matches in call to initializer
// expect error 8:16: no exact matches in call to initializer
