import Foundation

// The program's own prefix operators take literals where the library's take other types.
prefix func ! (text: String) -> Bool { text.isEmpty }
prefix func ~ (number: NSNumber) -> String { "about \(number)" }
prefix func - (text: String) -> String { String(text.reversed()) }
prefix operator √
prefix func √ (value: Double) -> Double { value.squareRoot() }

print(!"text", !"", !true)
let words = ["", "a"]
print(words.map { !$0 }, words.filter { !($0 == "a") })
let whole: String = ~300
let part: String = ~3.5
print(whole, part, ~7)
let seven = 7
print(~seven, ~0b1010 as Int, ~UInt8(1))
print(-"abc", -3, -2.5, -seven)
let mirrored: String = -"xyz"
print(mirrored)
print(√16, √2.25)
var isOn = false
isOn = !isOn
print(isOn, !(!"x"))
// expect: false true false
// expect: [true, false] [""]
// expect: about 300 about 3.5 about 7
// expect: -8 -11 254
// expect: cba -3 -2.5 -7
// expect: zyx
// expect: 4.0 1.5
// expect: true true
