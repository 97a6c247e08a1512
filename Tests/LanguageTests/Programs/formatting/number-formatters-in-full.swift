import Foundation
let n = NumberFormatter()
n.locale = Locale(identifier: "en_US")
n.numberStyle = .decimal
print(n.string(from: 1234567.891) ?? "nil", n.string(from: NSNumber(value: Int.max)) ?? "nil", n.string(from: NSNumber(value: UInt64.max)) ?? "nil", n.string(from: NSNumber(value: true)) ?? "nil", n.string(from: NSNumber(value: Float(0.1))) ?? "nil")
print(n.string(for: 5) as Any, n.string(for: 2.5) as Any, n.string(for: "x") as Any, n.string(for: Decimal(string: "12345678901234567890.123")!) as Any, n.string(from: NSDecimalNumber(string: "0.1234567")) as Any, n.string(for: Int8(3)) as Any, n.string(for: true) as Any)
n.maximumFractionDigits = 1; n.minimumFractionDigits = 3
print(n.maximumFractionDigits, n.minimumFractionDigits, n.string(from: 2.25) ?? "")
n.minimumFractionDigits = 0; n.maximumFractionDigits = 2
for m in [NumberFormatter.RoundingMode.ceiling, .floor, .down, .up, .halfEven, .halfDown, .halfUp] { n.roundingMode = m; print(m, n.string(from: 2.345) ?? "", n.string(from: -2.345) ?? "", n.string(from: 2.355) ?? "") }
n.groupingSeparator = "_"; n.decimalSeparator = ":"; print(n.string(from: 12345.5) ?? "", n.groupingSeparator as Any, n.decimalSeparator as Any)
n.groupingSize = 2; n.secondaryGroupingSize = 3; print(n.string(from: 123456789) ?? "", n.groupingSize, n.secondaryGroupingSize)
n.usesGroupingSeparator = false; print(n.string(from: 12345.5) ?? "")
n.minusSign = "~"; n.plusSign = "p"; print(n.string(from: -3) ?? "")
n.positivePrefix = "<"; n.positiveSuffix = ">"; n.negativePrefix = "("; n.negativeSuffix = ")"; print(n.string(from: 3) ?? "", n.string(from: -3) ?? "")
let q = NumberFormatter(); q.locale = Locale(identifier: "en_US")
q.positiveFormat = "#,##0.00 kg"; q.negativeFormat = "(#)"; print(q.string(from: 1234.5) ?? "", q.string(from: -5) ?? "", q.format, q.positiveFormat as Any)
q.format = "0.0;-;(0.00)"; print(q.format, q.positiveFormat as Any, q.string(from: -1.25) ?? "", q.string(from: 0) ?? "")
let p = NumberFormatter(); p.locale = Locale(identifier: "en_US"); p.numberStyle = .percent
print(p.string(from: 0.256) ?? "", p.multiplier as Any); p.multiplier = 1; p.maximumFractionDigits = 1; print(p.string(from: 25.64) ?? "", p.multiplier as Any, p.number(from: "25%") as Any)
let w = NumberFormatter(); w.locale = Locale(identifier: "en_US"); w.formatWidth = 8; w.paddingCharacter = "*"; print(w.string(from: 42) ?? "", w.paddingPosition); w.paddingPosition = .afterSuffix; print(w.string(from: 42) ?? "", w.string(from: -42) ?? "")
w.zeroSymbol = "zero"; w.nilSymbol = "none"; w.notANumberSymbol = "nan!"; w.positiveInfinitySymbol = "inf"; w.negativeInfinitySymbol = "-inf"; print(w.string(from: 0) ?? "", w.string(from: NSNumber(value: Double.nan)) ?? "", w.string(from: NSNumber(value: Double.infinity)) ?? "", w.string(from: NSNumber(value: -Double.infinity)) ?? "")
let c = NumberFormatter(); c.locale = Locale(identifier: "de_DE"); c.numberStyle = .currency; print(c.string(from: 1234.5) ?? "", c.currencyCode as Any, c.currencySymbol as Any, c.currencyDecimalSeparator as Any); c.currencyCode = "JPY"; print(c.string(from: 1234.5) ?? "", c.currencySymbol as Any); c.currencySymbol = "X"; print(c.string(from: 1234.5) ?? "")
let s = NumberFormatter(); s.locale = Locale(identifier: "en_US"); s.usesSignificantDigits = true; s.maximumSignificantDigits = 3; print(s.string(from: 123456) ?? "", s.string(from: 0.0012345) ?? "", s.minimumSignificantDigits); s.minimumSignificantDigits = 2; print(s.string(from: 1) ?? "")
let e = NumberFormatter(); e.locale = Locale(identifier: "en_US"); e.numberStyle = .scientific; print(e.string(from: 12345) ?? "", e.exponentSymbol as Any); e.exponentSymbol = "e"; e.maximumFractionDigits = 2; print(e.string(from: 12345) ?? "", e.string(from: 0.00012) ?? "")
for (text, style) in [("1,234.5", NumberFormatter.Style.decimal), ("$5.25", .currency), ("12%", .percent), ("abc", .decimal), ("", .none), ("-7", .none), ("1.5E3", .scientific), ("twelve", .spellOut), ("3rd", .ordinal), ("1e3", .decimal), (" 5", .decimal), ("5 ", .decimal)] { let f = NumberFormatter(); f.locale = Locale(identifier: "en_US"); f.numberStyle = style; print(text, f.number(from: text) as Any); f.isLenient = true; print(f.number(from: text) as Any) }
let d = NumberFormatter(); d.locale = Locale(identifier: "en_US"); d.generatesDecimalNumbers = true; print(d.number(from: "12.10") as Any, type(of: d.number(from: "12.10")!)); d.generatesDecimalNumbers = false; d.allowsFloats = false; print(d.number(from: "12.5") as Any); d.minimum = 5; d.maximum = 10; print(d.number(from: "3") as Any, d.minimum as Any, d.maximum as Any, d.string(from: 3) as Any)
d.roundingIncrement = 5; print(d.string(from: 13) ?? "", d.roundingIncrement as Any)
d.alwaysShowsDecimalSeparator = true; d.minimumIntegerDigits = 4; print(d.string(from: 13) ?? "")
let sp = NumberFormatter(); sp.locale = Locale(identifier: "en_US"); sp.numberStyle = .spellOut; print(sp.string(from: 1234) ?? "", sp.string(from: -2.5) ?? ""); sp.numberStyle = .ordinal; print(sp.string(from: 23) ?? ""); sp.numberStyle = .currencyPlural; print(sp.string(from: 2) ?? ""); sp.numberStyle = .currencyISOCode; print(sp.string(from: 2) ?? ""); sp.numberStyle = .currencyAccounting; print(sp.string(from: -2) ?? "")
print(NumberFormatter.localizedString(from: 12.5, number: .percent), NumberFormatter.Style.spellOut.rawValue, NumberFormatter.Style(rawValue: 8) as Any, n.hasThousandSeparators, n.thousandSeparator as Any, n.localizesFormat)
// expect: 1,234,567.891 9,223,372,036,854,775,807 -1 1 0.1
// expect: Optional("5") Optional("2.5") nil Optional("12,345,678,901,234,570,000") Optional("0.123") Optional("3") Optional("1")
// expect: 1 3 2.250
// expect: ceiling 2.35 -2.34 2.36
// expect: floor 2.34 -2.35 2.35
// expect: down 2.34 -2.34 2.35
// expect: up 2.35 -2.35 2.36
// expect: halfEven 2.34 -2.34 2.36
// expect: halfDown 2.34 -2.34 2.35
// expect: halfUp 2.35 -2.35 2.36
// expect: 12_345:5 Optional("_") Optional(":")
// expect: 1_234_567_89 2 3
// expect: 12345:5
// expect: ~3
// expect: <3> (3)
// expect: 1,234.50 kg (5.00) #,##0.00 kg;0.00 kg;(#) Optional("#,##0.00 kg")
// expect: 0.0;-;(0.00) Optional("0.0") (1.2) -
// expect: 26% Optional(100)
// expect: 25.6% Optional(1) Optional(25)
// expect: ******42 beforePrefix
// expect: 42****** -42*****
// expect: zero nan!**** inf***** -inf****
// expect: 1.234,50 € Optional("EUR") Optional("€") Optional(",")
// expect: 1.234 ¥ Optional("¥")
// expect: 1.234,50 X
// expect: 123000 0.00123 -1
// expect: 1.0
// expect: 1.2345E4 Optional("E")
// expect: 1.23e4 1.2e-4
// expect: 1,234.5 Optional(1234.5)
// expect: Optional(1234.5)
// expect: $5.25 Optional(5.25)
// expect: Optional(5.25)
// expect: 12% Optional(0.12)
// expect: Optional(0.12)
// expect: abc nil
// expect: nil
// expect: nil
// expect: nil
// expect: -7 Optional(-7)
// expect: Optional(-7)
// expect: 1.5E3 Optional(1500.0)
// expect: Optional(1500.0)
// expect: twelve Optional(12)
// expect: Optional(12)
// expect: 3rd Optional(3)
// expect: Optional(3)
// expect: 1e3 Optional(1000)
// expect: Optional(1000)
// expect: 5 Optional(5)
// expect: Optional(5)
// expect: 5  Optional(5.0)
// expect: Optional(5.0)
// expect: Optional(12.1) NSNumber
// expect: Optional(12)
// expect: Optional(3) Optional(5) Optional(10) Optional("3")
// expect: 15 Optional(5)
// expect: 0015.
// expect: one thousand two hundred thirty-four minus two point five
// expect: 23rd
// expect: 2.00 US dollars
// expect: USD 2.00
// expect: ($2.00)
// expect: 1,250% 5 Optional(Foundation.NumberFormatter.Style.currencyISOCode) false nil true
