let count = 2
let text = "a \()"
let labelled = "b \(count: count)"
let nested = "c \(count) \("d \()")"
print("\(count, default: "none") \()")
// expect error 2:17: missing argument for parameter #1 in call
// expect error 3:20: extraneous argument label 'count:' in call
// expect error 4:33: missing argument for parameter #1 in call
// expect error 5:36: missing argument for parameter #1 in call
