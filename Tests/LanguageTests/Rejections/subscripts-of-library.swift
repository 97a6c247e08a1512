let names = [1: "a"]
print(names["1"] as Any)
let list = [1, 2, 3]
print(list["0"])
let flags: [Bool: Int] = [:]
print(flags[0] as Any)
let set: Set = [1]
print(set[0])
// expect error 2:12: no exact matches in call to subscript
// expect error 4:11: no exact matches in call to subscript
// expect error 6:12: no exact matches in call to subscript
// expect error 8:10: no exact matches in call to subscript
