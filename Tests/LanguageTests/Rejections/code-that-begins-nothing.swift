func f() {
    let x = 1 : Int
    if x > 0 { print(x) : }
    print(2)
    else { print(3) }
}
let increment = { (x: Int) in x + 1 ) }
let pairs = ["a": 1].map { $0.key: $0.value }
struct S {
    var x = 1 : Int
    var y = 2
}
let y = 5 : Int
// expect error 2:14: consecutive statements on a line must be separated by ';'
// expect error 2:15: expected expression
// expect error 3:24: consecutive statements on a line must be separated by ';'
// expect error 3:25: expected expression
// expect error 5:5: expected expression
// expect error 7:36: consecutive statements on a line must be separated by ';'
// expect error 7:37: expected expression
// expect error 8:34: consecutive statements on a line must be separated by ';'
// expect error 8:34: expected expression
// expect error 10:14: consecutive declarations on a line must be separated by ';'
// expect error 10:15: expected declaration
// expect error 13:10: consecutive statements on a line must be separated by ';'
// expect error 13:11: expected expression
