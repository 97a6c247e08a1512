infix operator **: MultiplicationPrecedence
func ** (a: Double, b: Double) -> Double { a * b }
print([1, 2, 3].flatMap { [$0, $0 ** 2] })
func ^^ (a: Int, b: Int) -> Int { a + b }
infix operator ^^
func ^^ (a: Double, b: Int) -> Double { a }
let d = 2.0
print(d ^^ 3, 2 ^^ 3)
// expect: [1.0, 2.0, 2.0, 4.0, 3.0, 6.0]
// expect: 2.0 5
