let point: (x: Int, y: Int) = (a: 1, b: 2)
func show(_ p: (x: Int, y: Int)) {}
let pair = (first: 1, second: 2)
show(pair)
let list: [(x: Int, y: Int)] = [pair]
func make() -> (a: Int, b: Int) { (a: 1, c: 2) }
// expect error 1:31: cannot convert value of type '(a: Int, b: Int)' to specified type '(x: Int, y: Int)'
// expect error 4:6: cannot convert value of type '(first: Int, second: Int)' to expected argument type '(x: Int, y: Int)'
// expect error 5:33: cannot convert value of type '(first: Int, second: Int)' to expected element type '(x: Int, y: Int)'
// expect error 6:35: cannot convert return expression of type '(a: Int, c: Int)' to return type '(a: Int, b: Int)'
