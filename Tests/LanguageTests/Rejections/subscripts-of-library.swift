let names = [1: "a"]
print(names["1"] as Any)
let list = [1, 2, 3]
print(list["0"])
let flags: [Bool: Int] = [:]
print(flags[0] as Any)
let set: Set = [1]
print(set[0])
// expect error 2: no exact matches in call to subscript
// expect error 4: no exact matches in call to subscript
// expect error 6: no exact matches in call to subscript
// expect error 8: no exact matches in call to subscript
