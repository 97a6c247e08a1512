import Foundation
func localized(_ key: String, _ arguments: any CVarArg...) -> String { String(format: key, arguments: arguments) }
func plain(_ key: String, _ arguments: [CVarArg]) -> String { String(format: key, arguments: arguments) }
func number<Value: CVarArg>(_ value: Value) -> String { String(format: "%05.1f", value) }
extension String { func filled(_ arguments: CVarArg...) -> String { String(format: self, arguments: arguments) } }
print(localized("%d of %d", 1, 2), plain("%.2f|%5d", [1.5, 42]), "%03d-%x".filled(7, UInt8(255)), localized("none"))
print(number(2.25), ([1, 2.5] as [CVarArg]).count)
// expect: 1 of 2 1.50|   42 007-ff none
// expect: 002.2 2
