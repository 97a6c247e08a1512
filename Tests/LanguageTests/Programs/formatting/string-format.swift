import Foundation
print(String(format: "%d|%5d|%-5d|%05d|%+d|%x|%X|%o", 42, 42, 42, 42, 42, 255, 255, 8))
print(String(format: "%.2f|%8.3f|%-8.1f|%08.2f|%e|%g|%g", 3.14159, 3.14159, 3.14159, 3.14159, 12345.678, 0.0001, 1e10))
print(String(format: "%@ is %d years, %.1f%% done, %c", "Ann", 30, 99.5, 65))
print(String(format: "%3$@ %1$@ %2$@", "a", "b", "c"), String(format: "%5@|%-5@|", "ab", "cd"), String(format: "%ld %lld %u %i", 1, 2, 3, -4))
print(String(format: "%02d:%02d:%02d", 1, 2, 30), String(format: "100%%"))
let prices = [1.5, 20, 300.255]
for p in prices { print(String(format: "%10.2f €", p)) }
func hex(_ bytes: [UInt8]) -> String { bytes.map { String(format: "%02x", $0) }.joined() }
print(hex([0, 15, 255]), String(format: "%08.3f", -2.5), String(format: "%.0f %.0f", 0.5, 1.5), String(format: "%5.1f|%5.1f", 9.95, -0.04))
print("total: \(String(format: "%.3f", 2.0 / 3))", String(format: "%*d", 6, 42))
// expect: 42|   42|42   |00042|+42|ff|FF|10
// expect: 3.14|   3.142|3.1     |00003.14|1.234568e+04|0.0001|1e+10
// expect: Ann is 30 years, 99.5% done, A
// expect: c a b ab|cd| 1 2 3 -4
// expect: 01:02:30 100%
// expect: 1.50 €
// expect: 20.00 €
// expect: 300.25 €
// expect: 000fff -002.500 0 2   9.9| -0.0
// expect: total: 0.667     42
