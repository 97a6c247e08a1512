struct Key: Hashable { var number: Int }
enum Suit: String { case hearts, spades }
var ages = ["Ann": 31]
var names = [1: "Ann"]
var lists = ["a": [1]]
let keyed = [Key(number: 1): 2]
let suits = [Suit.hearts: 1]
let word = "a"
let text: Substring = "a"
func age(_ key: Int) -> Int? { ages[key] }
func other(_ key: Int) -> Int? { return ages[key] }
func take(_ age: Int?) {}
print(ages[5]!, ages[5] ?? 0, "\(ages[5] ?? 0)")
if let age = ages[5], age > 3 {}
guard let first = names["x"] else { fatalError() }
if ages[5] == nil {}
if ages[5] != 3 {}
let typed: Int? = ages[5]
take(ages[5])
print(names["x"]!.count, names["x"]?.count ?? 0)
print(ages["Ann"]! + ages[5]!)
lists[5]?.append(3)
lists[5]!.append(3)
for number in lists[5] ?? [] { print(number) }
print(keyed["x"] ?? 0, keyed[1] ?? 0)
if let count = suits[word] { print(count) }
print(ages[text] ?? 0, ages["A" as Character] ?? 0)
let anything = ages[5]
print(ages[5])
// expect error 10:37: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:46: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:12: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:22: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 13:39: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 14:19: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 15:25: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 16:9: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 17:9: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 18:24: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 19:11: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 20:13: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:32: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 21:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 22:7: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 23:7: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 24:21: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 25:13: cannot convert value of type 'String' to expected argument type 'Key'
// expect error 25:30: cannot convert value of type 'Int' to expected argument type 'Key'
// expect error 26:22: cannot convert value of type 'String' to expected argument type 'Suit'
// expect error 27:12: cannot convert value of type 'Substring' to expected argument type 'String'
// expect error 27:33: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 28:20: no exact matches in call to subscript
// expect error 29:11: no exact matches in call to subscript
