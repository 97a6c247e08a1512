import Foundation
for text in ["42", "-7", "+5", "007", " 1", "1 ", "1.5", "", "9223372036854775808", "0x1F", "1_000", "٣"] { print(text, Int(text) as Any, Double(text) as Any, separator: " | ") }
print(Double("1e-3")!, Double("inf")!, Double("nan")!.isNaN, Double("0x1p3")!, Double(".5") as Any, Double("5.") as Any, Double("-0")!, Float("1.1")!, Bool("true") as Any, Bool("yes") as Any)
print(Int("255", radix: 16)!, Int("-ff", radix: 16)!, UInt8("256") as Any, Int8("-128")!, UInt("-1") as Any, Int64("12")!)
print(String(3.0), String(42), "\(3.14)", 7.description, String(describing: 2.50), Int(3.99), Int(-3.99), Double(7) / 2, 7 / 2, Int("12")! + 1)
print(Int(Double("3.7")!), Int("3.7") as Any, Double(Int.max), Int(exactly: 1e3)!, Float(3), Double(Float(0.1)), Int32(7.9), UInt8(3.2))
let sum = "1,2,x,4".split(separator: ",").compactMap { Int($0) }.reduce(0, +); print(sum)
func digits(_ n: Int) -> [Int] { String(n).map { Int(String($0))! } }; print(digits(9075), digits(0))
func toInt(_ s: String) throws -> Int { guard let n = Int(s) else { throw ParseError.bad(s) }; return n }
enum ParseError: Error { case bad(String) }
do { print(try toInt("5")); print(try toInt("five")) } catch { print(error) }
print((try? toInt("x")) as Any, (try? toInt("8"))!)
// expect: 42 | Optional(42) | Optional(42.0)
// expect: -7 | Optional(-7) | Optional(-7.0)
// expect: +5 | Optional(5) | Optional(5.0)
// expect: 007 | Optional(7) | Optional(7.0)
// expect: 1 | nil | nil
// expect: 1  | nil | nil
// expect: 1.5 | nil | Optional(1.5)
// expect: | nil | nil
// expect: 9223372036854775808 | nil | Optional(9.223372036854776e+18)
// expect: 0x1F | nil | Optional(31.0)
// expect: 1_000 | nil | nil
// expect: ٣ | nil | nil
// expect: 0.001 inf true 8.0 Optional(0.5) Optional(5.0) -0.0 1.1 Optional(true) nil
// expect: 597 -255 nil -128 nil 12
// expect: 3.0 42 3.14 7 2.5 3 -3 3.5 3 13
// expect: 3 nil 9.223372036854776e+18 1000 3.0 0.10000000149011612 7 3
// expect: 7
// expect: [9, 0, 7, 5] [0]
// expect: 5
// expect: bad("five")
// expect: nil 8
