import Foundation
let number = 4, part = 0.5
let power = pow(part, number)
let logarithm = log(number)
let sine = sin(number)
print(sqrt(Double(number)), pow(2, 3), pow(part, 2), log(part), sqrt(4), pow(part, part), hypot(3, part))
// expect error 3:13: no exact matches in call to global function 'pow'
// expect error 4:17: no exact matches in call to global function 'log'
// expect error 5:12: no exact matches in call to global function 'sin'
