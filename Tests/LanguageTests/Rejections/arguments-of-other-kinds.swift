struct Jar {}
var list = [1]
list.append(contentsOf: 3)
list.append(contentsOf: Jar())
list.append(contentsOf: 1.5)
let number = 3
list.append(contentsOf: number)
var text = "a"
text.append(contentsOf: 3)
text.append(3)
print(list.joined())
print(list.joined(separator: ", "))
print((1...3).joined(separator: ","))
let halves: [Double?] = []
print(halves.joined(separator: ","))
for i in stride(from: 0, 10, by: 2) { print(i) }
for i in stride(0, 10, 2) { print(i) }
for i in stride(from: 0, until: 10, by: 2) { print(i) }
print(["a"].firstIndex("a") as Any)
// expect error 3:6: no exact matches in call to instance method 'append'
// expect error 4:6: no exact matches in call to instance method 'append'
// expect error 5:6: no exact matches in call to instance method 'append'
// expect error 7:6: no exact matches in call to instance method 'append'
// expect error 9:6: no exact matches in call to instance method 'append'
// expect error 10:6: no exact matches in call to instance method 'append'
// expect error 11:12: no exact matches in call to instance method 'joined'
// expect error 12:12: no exact matches in call to instance method 'joined'
// expect error 13:15: no exact matches in call to instance method 'joined'
// expect error 15:14: no exact matches in call to instance method 'joined'
// expect error 16:10: no exact matches in call to global function 'stride'
// expect error 17:10: no exact matches in call to global function 'stride'
// expect error 18:10: no exact matches in call to global function 'stride'
// expect error 19:24: missing argument label 'of:' in call
