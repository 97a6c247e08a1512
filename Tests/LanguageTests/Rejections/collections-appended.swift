var numbers = [1]
let others = [2]
var names = ["a"]
var lists = [[1]]
numbers.append(others)
numbers.append([3])
names.append(["b"])
names.append(numbers)
numbers.append(1...3)
numbers.append(1.5)
lists.append([[1]])
lists.append([2])
lists.append(others)
names.append("b")
numbers.append(contentsOf: others)
numbers.append(contentsOf: 1...3)
var any: [Any] = []
any.append([1])
any.append(others)
var table = ["a": 1]
table[1] = 2
numbers["a"] = 1
numbers[0.5] = 1
lists["a"][0] = 1
numbers[0] = 2
numbers[0...0] = [1]
table["b"] = 2
let text = "abc"
print(text["a"])
numbers = numbers + 1
let sum: [Int] = numbers + 2
let fine: [Int] = numbers + [2]
let mixed: [Int] = numbers + [1.5]
let joined = names + names
let minus = [1, 2] - [1]
let both = ["a": 1] + ["b": 2]
// expect error 5:9: no exact matches in call to instance method 'append'
// expect error 6:9: no exact matches in call to instance method 'append'
// expect error 7:7: no exact matches in call to instance method 'append'
// expect error 8:7: no exact matches in call to instance method 'append'
// expect error 9:9: no exact matches in call to instance method 'append'
// expect error 10:16: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:7: no exact matches in call to instance method 'append'
// expect error 21:7: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 22:9: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 23:9: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 24:7: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 29:11: no exact matches in call to subscript
// expect error 30:21: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
// expect error 31:28: cannot convert value of type 'Int' to expected argument type 'Array<Int>'
// expect error 33:31: cannot convert value of type 'Double' to expected element type 'Int'
// expect error 35:20: binary operator '-' cannot be applied to two '[Int]' operands
// expect error 36:21: binary operator '+' cannot be applied to two '[String : Int]' operands
