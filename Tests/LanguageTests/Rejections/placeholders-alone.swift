let count: _ = 3
let some: _? = 3
let list: [_] = [3]
struct S { var x: _ = 3; static let y: _ = 4 }
func f() {
  let local: _ = 3
  let (a, b): _ = (3, 4)
  print(local, a, b, count, some as Any, list)
}
let cast = 3 as _
let conditional = 3 as? _
let forced = 3 as! _
let test = 3 is _
// expect error 1:5: placeholder type may not appear as type of a variable
// expect error 4:16: placeholder type may not appear as type of a variable
// expect error 4:37: placeholder type may not appear as type of a variable
// expect error 6:7: placeholder type may not appear as type of a variable
// expect error 7:7: placeholder type may not appear as type of a variable
// expect error 10:17: type placeholder not allowed here
// expect error 11:25: type placeholder not allowed here
// expect error 12:20: type placeholder not allowed here
// expect error 13:17: type placeholder not allowed here
