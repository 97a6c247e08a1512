import Foundation

let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
for n in [0, 7, 1234, -9876543, 0.5, 1234.5678] as [NSNumber] { print(f.string(from: n) ?? "nil") }
f.minimumFractionDigits = 2
f.maximumFractionDigits = 2
print(f.string(from: 3.14159)!, f.string(from: 2)!, f.string(from: NSNumber(value: 1000000))!)
let money = NumberFormatter()
money.locale = Locale(identifier: "en_US")
money.numberStyle = .currency
print(money.string(from: 1234.5)!, money.string(from: -3)!, money.string(for: 12.345) ?? "nil")
let percent = NumberFormatter()
percent.numberStyle = .percent
percent.locale = Locale(identifier: "en_US")
percent.maximumFractionDigits = 1
print(percent.string(from: 0.256)!, percent.string(from: 1.5)!)
print(f.number(from: "1,234.5") ?? 0, f.number(from: "abc") as Any)
let plain = NumberFormatter()
plain.locale = Locale(identifier: "en_US")
plain.minimumIntegerDigits = 3
print(plain.string(from: 7)!, plain.string(from: 1234)!)
let words = NumberFormatter()
words.locale = Locale(identifier: "en_US")
words.numberStyle = .spellOut
print(words.string(from: 42)!, words.string(from: 1001)!)
words.numberStyle = .ordinal
print(words.string(from: 1)!, words.string(from: 22)!, words.string(from: 13)!)
let german = NumberFormatter()
german.locale = Locale(identifier: "de_DE")
german.numberStyle = .decimal
print(german.string(from: 1234567.891)!)
// expect: 0
// expect: 7
// expect: 1,234
// expect: -9,876,543
// expect: 0.5
// expect: 1,234.568
// expect: 3.142 2.00 1,000,000.00
// expect: $1,234.50 -$3.00 $12.34
// expect: 25.6% 150%
// expect: 1234.5 nil
// expect: 007 1234
// expect: forty-two one thousand one
// expect: 1st 22nd 13th
// expect: 1.234.567,891
