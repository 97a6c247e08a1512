// Steps of floating-point numbers are counted and multiplied in one rounding, not added up.
for i in stride(from: 1, to: 5, by: 0.2) { print(i, terminator: " ") }
for i in stride(from: 0.0, through: 1, by: 0.1) { print(i, terminator: " ") }
for i in stride(from: Float(1), through: 0, by: -0.1) { print(i, terminator: " ") }
print(Array(stride(from: 0.1, to: 1.0, by: 0.3)), stride(from: 1.1, to: 5.5, by: 1.1).map { $0 })
import Foundation
for i in stride(from: CGFloat(0.1), to: 1, by: 0.15) { print(i, terminator: " ") }
print((0.1).addingProduct(3, 0.1), fma(0.1, 3, 0.1), (0.1).advanced(by: 0.2))
print(stride(from: 1.0, to: 2.0, by: 0.1).reversed().first!)
// expect: 1.0 1.2 1.4 1.6 1.8 2.0 2.2 2.4 2.6 2.8000000000000003 3.0 3.2 3.4000000000000004 3.6 3.8000000000000003 4.0 4.2 4.4 4.6000000000000005 4.8 0.0 0.1 0.2 0.30000000000000004 0.4 0.5 0.6000000000000001 0.7000000000000001 0.8 0.9 1.0 1.0 0.9 0.8 0.7 0.6 0.5 0.39999998 0.29999998 0.19999999 0.09999999 [0.1, 0.4, 0.7] [1.1, 2.2, 3.3000000000000003, 4.4]
// expect: 0.1 0.25 0.4 0.55 0.7 0.85 0.4 0.4 0.30000000000000004
// expect: 1.9000000000000001
