import Foundation
let de = Locale(identifier: "de_DE")
print(String(format: "%.2f %d %5.1f %05d %+d %x", locale: de, 1234.5, 1234567, 2.25, 42, 7, 255))
print(String(format: "%d %.1f", locale: Locale(identifier: "ar_EG"), 1234, 0.5), String(format: "%.3f", locale: de, arguments: [0.5]), String(format: "%.2f", locale: nil, 1.5), String(format: "%.1f|%d|%ld|%u", locale: Locale(identifier: "en_US"), arguments: [2222.25, 1234567, 7654321, UInt32(5000)]), String(format: "%e %g %@", locale: de, 1234.5, 0.5, "x" as NSString))
print(String(format: "%.2f", locale: .current, 12345.678), String(format: "%d", locale: Locale(identifier: "hi_IN"), 12345678), String.localizedStringWithFormat("%.2f %d %ld", 12345.678, 1234567, 1))
// expect: 1.234,50 1.234.567   2,2 00.042 +7 ff
// expect: ١٬٢٣٤ ٠٫٥ 0,500 1.50 2,222.2|1,234,567|7,654,321|5,000 1,234500E+03 0,5 x
// expect: 12,345.68 1,23,45,678 12,345.68 1,234,567 1
