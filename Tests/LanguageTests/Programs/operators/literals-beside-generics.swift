import Foundation
infix operator **: MultiplicationPrecedence
func ** <T: BinaryInteger>(b: T, e: T) -> T { (0..<Int(e)).reduce(1) { a, _ in a * b } }
func ** (b: Double, e: Double) -> Double { pow(b, e) }
let i = 2
print(2 ** 3, i ** 3, i ** i, 2 ** i, 2.0 ** 3, 2 ** 0.5, UInt8(2) ** 3, 2 * 2 ** 3)
let n: Int = 2 ** 5
print(n)
infix operator <>: AdditionPrecedence
func <> <T: CustomStringConvertible>(a: T, b: T) -> String { "generic" }
func <> (a: Any, b: Any) -> String { "any" }
func <> (a: Int?, b: Int) -> String { "optional" }
print(1 <> 2, "a" <> "b", i <> i, 1 <> "a", 1.5 <> 2)
// expect: 8.0 8 4 4 8.0 1.4142135623730951 8 64
// expect: 32
// expect: any any any any any
