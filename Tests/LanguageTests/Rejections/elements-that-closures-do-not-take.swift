let a = [1, "x"].reduce((0, 0)) { ($0.0 + $1, $0.1) }
print(["x", 2, 3].map { $0 + 1 })
let b = [1, 2, "3"].filter { $0 > 1 }
let c = [1, 2, "3"].map { $0 * 2 }
let d = ["1", 2].map { Int($0) }
let e = [1, "2"].map { "\($0)" }
// expect error 1:13: cannot convert value of type 'String' to expected element type 'Int'
// expect error 2:8: cannot convert value of type 'String' to expected element type 'Int'
// expect error 3:16: cannot convert value of type 'String' to expected element type 'Int'
// expect error 4:16: cannot convert value of type 'String' to expected element type 'Int'
// expect error 5:15: cannot convert value of type 'Int' to expected element type 'String'
