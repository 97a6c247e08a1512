let table = ["a": 1], s = "abc"
if let x = table["a"] > 0 { }
if let x: Int = "1" { }
if let x: Int = table["a"] { print(x) }
if let y = Int(s) && true { }
let p = table["a"] as Int
var list = [[1]]
list[0] = nil
list[0][0] = nil
enum Shape { case box(width: Int, name: String) }
func f(_ shape: Shape) {
  switch shape { case let .box(w, _, z): break; default: break }
}
// expect error 2:17: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 3:17: cannot convert value of type 'String' to specified type 'Int'
// expect error 5:12: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 6:14: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 8:11: 'nil' cannot be assigned to subscript of type '[Int]'
// expect error 9:14: 'nil' cannot be assigned to subscript of type 'Int'
// expect error 12:31: tuple pattern has the wrong length for tuple type '(width: Int, name: String)'
