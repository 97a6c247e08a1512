import Foundation
print(5.rounded(.up))
print(2.squareRoot(), 9.squareRoot() == 3)
let x = 3.isNaN
print(x)
print((7).rounded())
print(1.description, 4.isMultiple(of: 2), 10.magnitude)
print(5.truncatingRemainder(dividingBy: 3))
// expect: 5.0
// expect: 1.4142135623730951 true
// expect: false
// expect: 7.0
// expect: 1 true 10
// expect: 2.0
