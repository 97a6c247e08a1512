func one(_ a: Int) {}
func two(a: Int, b: String) {}
func none() {}
func trade(_ a: Int, _ b: Int) {}
func some(a: Int = 1, b: Int = 2) {}
func labelled(a: Int) {}
func generic<T>(_ a: T, _ b: T) -> T { a }
struct Point { var x: Int; var y: Int }
one("a", 1)
two("a", 1)
two("a")
two(x: 1)
two(b: 1, a: "x")
two(a: true)
none(1, 2)
trade(a: 1)
labelled(from: 1, to: 2)
some(1, to: 2)
_ = Point(1)
_ = Point(x: "a", z: 2)
_ = Point(x: nil)
_ = generic {}
// expect error 9:5: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 9:10: extra argument in call
// expect error 10:4: missing argument labels 'a:b:' in call
// expect error 10:5: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:10: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:5: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 11:5: missing argument label 'a:' in call
// expect error 11:8: missing argument for parameter 'b' in call
// expect error 12:4: incorrect argument label in call (have 'x:', expected 'a:')
// expect error 12:9: missing argument for parameter 'b' in call
// expect error 13:11: argument 'a' must precede argument 'b'
// expect error 14:8: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 14:12: missing argument for parameter 'b' in call
// expect error 15:5: argument passed to call that takes no arguments
// expect error 16:6: extraneous argument label 'a:' in call
// expect error 16:11: missing argument for parameter #2 in call
// expect error 17:9: extra arguments at positions #1, #2 in call
// expect error 17:10: missing argument for parameter 'a' in call
// expect error 18:13: extra argument 'to' in call
// expect error 19:11: missing argument label 'x:' in call
// expect error 19:12: missing argument for parameter 'y' in call
// expect error 20:10: incorrect argument label in call (have 'x:z:', expected 'x:y:')
// expect error 20:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 21:14: 'nil' is not compatible with expected argument type 'Int'
// expect error 21:17: missing argument for parameter 'y' in call
// expect error 22:15: missing argument for parameter #2 in call
