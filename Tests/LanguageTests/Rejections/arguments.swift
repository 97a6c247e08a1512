func greet(_ name: String, times: Int) -> String { name }
func area(width: Int, height: Int = 1) -> Int { width * height }
struct Point { var x: Int; var y: Int }
print(greet("a"))
print(greet("a", count: 2))
print(greet("a", times: 1, loud: true))
print(area(3))
print(area(height: 3))
let p = Point(x: 1)
let q = Point(1, 2)
print(area(width: "3"))
// expect error 4:16: missing argument for parameter 'times' in call
// expect error 5:12: incorrect argument label in call (have '_:count:', expected '_:times:')
// expect error 6:34: extra argument 'loud' in call
// expect error 7:12: missing argument label 'width:' in call
// expect error 8:12: missing argument for parameter 'width' in call
// expect error 9:19: missing argument for parameter 'y' in call
// expect error 10:14: missing argument labels 'x:y:' in call
// expect error 11:19: cannot convert value of type 'String' to expected argument type 'Int'
