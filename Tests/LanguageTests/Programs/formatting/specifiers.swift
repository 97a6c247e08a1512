import Foundation
let price = 9.5, count = 3
print("\(price) x \(count) = \(price * Double(count))")
print(String(format: "%.1f %d %@", price, count, "items"), String(format: "%08.3f", 3.14159), String(format: "%+d", 5))
print(String(format: "%02d:%02d", 7, 5), String(format: "%e", 12345.678), String(format: "%g", 0.0001), String(format: "%c", 65))
print(String(format: "%5.1f|%-8@|%8@|", 2.25, "ab", "cd"), String(format: "%X %o", 255, 8), String(format: "%ld %lu", 1, 2))
// expect: 9.5 x 3 = 28.5
// expect: 9.5 3 items 0003.142 +5
// expect: 07:05 1.234568e+04 0.0001 A
// expect: 2.2|ab|cd| FF 10 1 2
