prefix operator √
prefix func √ (x: Int) -> Int { x }
let count = [1, 2] |> { $0.count }
let negated = 1 ! 2
let root = 3 √ 4
let behind = 3√
let times = *3
let plus = 3+
let last = 3~~
let text = "\(1 |> 2) and \(|>2)"
struct Point {}
let both = Point() ~~ Point()
let wanted: String = 1 |> 2
var value: Int? = 3
value? <~ 4
if 1 |> 2 { }
let inside = { (a: Int) in a |> 2 }
let long = 1 |> 2 <~> 3 + 4
// expect error 3:20: cannot find operator '|>' in scope
// expect error 4:17: '!' is not a binary operator
// expect error 5:14: '√' is not a binary operator
// expect error 6:15: '√' is not a postfix unary operator
// expect error 7:13: '*' is not a prefix unary operator
// expect error 8:13: '+' is not a postfix unary operator
// expect error 9:13: cannot find operator '~~' in scope
// expect error 10:17: cannot find operator '|>' in scope
// expect error 10:29: cannot find operator '|>' in scope
// expect error 12:20: cannot find operator '~~' in scope
// expect error 13:24: cannot find operator '|>' in scope
// expect error 15:8: cannot find operator '<~' in scope
// expect error 16:6: cannot find operator '|>' in scope
// expect error 17:30: cannot find operator '|>' in scope
// expect error 18:14: cannot find operator '|>' in scope
// expect error 18:19: cannot find operator '<~>' in scope
