import Foundation
let f = NumberFormatter()
f.locale = Locale(identifier: "en_US")
f.numberStyle = .decimal
f.positivePrefix = "+"
f.zeroSymbol = "zero"
print(f.string(from: 1.5)!, f.string(from: 0)!)
f.negativePrefix = "minus "
print(f.string(from: -2)!)
let g = NumberFormatter()
g.locale = Locale(identifier: "en_US")
g.positiveFormat = "#,##0.00"
print(g.string(from: 1234.5)!)
g.format = "000"
print(g.string(from: 5)!)
let h = NumberFormatter()
h.locale = Locale(identifier: "en_US")
h.usesSignificantDigits = true
h.maximumSignificantDigits = 3
print(h.string(from: 1234.5)!, NumberFormatter.localizedString(from: 0.5, number: .percent))
// expect: +1.5 zero
// expect: minus 2
// expect: 1,234.50
// expect: 005
// expect: 1230 50%
