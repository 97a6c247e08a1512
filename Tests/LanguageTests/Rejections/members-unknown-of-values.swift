let count = 3
count.show()
print(count.isBig, count.description)
let names = ["ada", "bob"]
print(names.map { $0.size }, names.map { name in name.count })
print(names.sorted { $0.age < $1.age })
[1, 2].forEach { $0.print() }
let price = 2.5
print(price.rounded(), price.roundedUp)
var flags: Set<Int> = [1]
flags.toggle(2)
let ages = ["ada": 36]
print(ages.entries, ages.keys.count)
let first: Character = "a"
print(first.isVowel, first.isLetter)
if let age = ages["ada"] { print(age.years) }
let range = 1...3
print(range.size, range.upperBound)
extension Int {
  var isBig: Bool { self > 100 }
}
// expect error 2:7: value of type 'Int' has no member 'show'
// expect error 5:22: value of type 'String' has no member 'size'
// expect error 6:25: value of type 'String' has no member 'age'
// expect error 6:34: value of type 'String' has no member 'age'
// expect error 7:21: value of type 'Int' has no member 'print'
// expect error 9:30: value of type 'Double' has no member 'roundedUp'
// expect error 11:7: value of type 'Set<Int>' has no member 'toggle'
// expect error 13:12: value of type '[String : Int]' has no member 'entries'
// expect error 15:13: value of type 'Character' has no member 'isVowel'
// expect error 16:38: value of type 'Int' has no member 'years'
// expect error 18:13: value of type 'ClosedRange<Int>' has no member 'size'
