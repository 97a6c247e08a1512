let xs = [1], ss = ["1"]
func twice(_ x: Int, y: Int) -> Int { x }
func shout(_ s: String) -> String { s }
func mk() -> (Int) -> Int { { $0 + 1 } }
_ = xs.map("a")
_ = xs.map(1)
_ = xs.map(xs)
_ = xs.map(print)
_ = xs.map(twice)
_ = xs.map(shout)
_ = xs.map(mk)
let r: [Int] = ss.map(Int.init)
_ = xs.reduce(0, "+")
// expect error 5:8: no exact matches in call to instance method 'map'
// expect error 6:8: no exact matches in call to instance method 'map'
// expect error 7:8: no exact matches in call to instance method 'map'
// expect error 8:8: no exact matches in call to instance method 'map'
// expect error 9:12: cannot convert value of type '(Int, Int) -> Int' to expected argument type '(Int) -> Int'
// expect error 10:12: cannot convert value of type '(String) -> String' to expected argument type '(Int) -> String'
// expect error 11:12: cannot convert value of type '() -> (Int) -> Int' to expected argument type '(Int) -> (Int) -> Int'
// expect error 12:27: cannot convert value of type '() -> Int' to expected argument type '(String) -> Int'
// expect error 13:18: cannot convert value of type 'String' to expected argument type '(Int, Int) throws -> Int'
