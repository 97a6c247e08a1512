import Foundation
infix operator **: MultiplicationPrecedence
infix operator ^^: MultiplicationPrecedence
func ** (base: Double, power: Double) -> Double { pow(base, power) }
func ** <T: BinaryInteger>(base: T, power: T) -> T { (0..<Int(power)).reduce(1) { product, _ in product * base } }
func ^^ (base: Double, power: Double) -> Double { pow(base, power) }
func ^^ (base: Int, power: Int) -> Int { Int(pow(Double(base), Double(power))) }

// The elements of a literal have no type yet, and one with a fraction is no integer.
print([1.5, 2].map { $0 ** 2 }, [0.5, 2].map { 2 ** $0 })
print([1.5, 2].map { $0 ^^ 2 }, [2.5].map { ($0 + 1) ^^ 2 })

// A variable has said it.
let whole = [1, 2, 3]
let parts = [1.5, 2]
print(whole.map { $0 ** 2 }, parts.map { $0 ** 2 }, (1...3).map { $0 ** 2 }.reduce(0, +))
print(whole.map { $0 ^^ 2 }, parts.map { $0 ^^ 2 }, 2 ** 3, 2 ^^ 3)
// expect: [2.25, 4.0] [1.4142135623730951, 4.0]
// expect: [2.25, 4.0] [12.25]
// expect: [1, 4, 9] [2.25, 4.0] 14
// expect: [1, 4, 9] [2.25, 4.0] 8.0 8
