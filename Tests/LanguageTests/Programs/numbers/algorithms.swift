import Foundation
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
func lcm(_ a: Int, _ b: Int) -> Int { a / gcd(a, b) * b }
print(gcd(48, 18), gcd(-4, 6), gcd(0, 5), lcm(4, 6))
func isPrime(_ n: Int) -> Bool { guard n > 3 else { return n > 1 }; if n % 2 == 0 { return false }; return stride(from: 3, through: Int(Double(n).squareRoot()), by: 2).allSatisfy { n % $0 != 0 } }
print((0...30).filter(isPrime))
func factors(_ n: Int) -> [Int] { var (n, f, out) = (n, 2, [Int]()); while n > 1 { while n % f == 0 { out.append(f); n /= f }; f += 1 }; return out }
print(factors(360), factors(97), factors(1))
func collatz(_ n: Int) -> Int { var (n, c) = (n, 0); while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c += 1 }; return c }
print(collatz(27), collatz(1), (1...6).map(collatz))
func power(_ b: Int, _ e: Int) -> Int { e == 0 ? 1 : (e % 2 == 0 ? power(b * b, e / 2) : b * power(b, e - 1)) }
print(power(2, 30), power(3, 13), power(7, 0), (1...20).reduce(1, *))
func roman(_ n: Int) -> String { var n = n, out = ""; for (v, s) in [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { out += s; n -= v } }; return out }
print([4, 9, 14, 1994, 2024].map(roman))
func armstrong(_ n: Int) -> Bool { let d = String(n).compactMap(\.wholeNumberValue); return d.map { x in (0..<d.count).reduce(1) { a, _ in a * x } }.reduce(0, +) == n }
print((1...500).filter(armstrong))
func pascal(_ rows: Int) -> [[Int]] { (0..<rows).reduce(into: [[Int]]()) { t, _ in let l = t.last ?? []; t.append(l.isEmpty ? [1] : [1] + zip(l, l.dropFirst()).map(+) + [1]) } }
pascal(5).forEach { print($0) }
print((1..<100).filter { $0 % 3 == 0 || $0 % 5 == 0 }.reduce(0, +), (1...15).map { $0 % 15 == 0 ? "FizzBuzz" : $0 % 3 == 0 ? "Fizz" : $0 % 5 == 0 ? "Buzz" : "\($0)" }.joined(separator: " "))
// expect: 6 2 5 12
// expect: [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
// expect: [2, 2, 2, 3, 3, 5] [97] []
// expect: 111 0 [0, 1, 7, 2, 5, 8]
// expect: 1073741824 1594323 1 2432902008176640000
// expect: ["IV", "IX", "XIV", "MCMXCIV", "MMXXIV"]
// expect: [1, 2, 3, 4, 5, 6, 7, 8, 9, 153, 370, 371, 407]
// expect: [1]
// expect: [1, 1]
// expect: [1, 2, 1]
// expect: [1, 3, 3, 1]
// expect: [1, 4, 6, 4, 1]
// expect: 2318 1 2 Fizz 4 Buzz Fizz 7 8 Fizz Buzz 11 Fizz 13 14 FizzBuzz
