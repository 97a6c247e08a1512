let text = "a,b"
let a = text.split(",")
let b = text.split(separator: 5)
let c = ["a", "b"].joined(", ")
let d = text.split(" ").count
// expect error 2:14: no exact matches in call to instance method 'split'
// expect error 3:31: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
// expect error 4:27: missing argument label 'separator:' in call
// expect error 5:14: no exact matches in call to instance method 'split'
