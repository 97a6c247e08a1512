var count: Int? = 1
var name: String? = "a"
var list: [Int]? = [1]
count += 1
name += "b"
list += [2]
let first = [1].first.description
let letter = ["a"].first.uppercased()
for index in 0..<list { print(index) }
// expect error 4:1: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 5:1: value of optional type 'String?' must be unwrapped to a value of type 'String'
// expect error 6:1: value of optional type '[Int]?' must be unwrapped to a value of type '[Int]'
// expect error 7:17: value of optional type 'Int?' must be unwrapped to refer to member 'description' of wrapped base type 'Int'
// expect error 8:20: value of optional type 'String?' must be unwrapped to refer to member 'uppercased' of wrapped base type 'String'
// expect error 9:18: cannot convert value of type '[Int]?' to expected argument type 'Int'
