let ages: [String: Int] = [:]
let scores = [1, 2]
func take(_ x: Int) {}
let sum = ages[5] + 1
let other = 1 + ages[5]
print(ages[5] + 1)
func next(_ ages: [String: Int]) -> Int { return ages[3] + 1 }
let score = scores["x"] + 1
let isTwo = scores["x"] == 2
print(scores["x"] * 2)
take(scores["x"])
let typed: Int = scores["x"] + 1
let place = 1.0
let placed = scores[place] + 1
let alone = scores["x"]
let key = ages[5]
// expect error 4:15: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 4:16: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 5:21: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 5:22: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 6:11: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 6:12: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:54: value of optional type 'Int?' must be unwrapped to a value of type 'Int'
// expect error 7:55: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:20: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 9:20: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:14: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 11:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 12:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 14:21: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 15:19: no exact matches in call to subscript
// expect error 16:15: no exact matches in call to subscript
