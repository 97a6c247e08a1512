import Foundation
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
print(f.string(from: 1234567.891)!, f.string(from: 5)!, f.string(from: NSNumber(value: -0.5))!)
f.maximumFractionDigits = 1; print(f.string(from: 2.25)!, f.string(from: 2.35)!, f.string(from: 1000)!)
f.minimumFractionDigits = 1; print(f.string(from: 7)!)
f.numberStyle = .currency; f.currencyCode = "USD"; print(f.string(from: 9.99)!, f.string(from: 1234.5)!)
f.numberStyle = .percent; f.maximumFractionDigits = 0; f.minimumFractionDigits = 0; print(f.string(from: 0.257)!)
f.numberStyle = .ordinal; print([1, 2, 3, 4, 11, 21].map { f.string(from: NSNumber(value: $0))! })
f.numberStyle = .spellOut; print(f.string(from: 42)!, f.string(from: 105)!)
let g = NumberFormatter(); g.locale = Locale(identifier: "en_US"); g.numberStyle = .decimal; g.usesGroupingSeparator = false
print(g.string(from: 12345)!, g.number(from: "42")!.intValue, g.number(from: "x") as Any, g.number(from: "3.5")!.doubleValue)
// expect: 1,234,567.891 5 -0.5
// expect: 2.2 2.4 1,000
// expect: 7.0
// expect: $9.99 $1,234.5
// expect: 26%
// expect: ["1st", "2nd", "3rd", "4th", "11th", "21st"]
// expect: forty-two one hundred five
// expect: 12345 42 nil 3.5
