import Foundation
let root = sqrt(2.0, 3.0)
let power = pow(2.0, 3.0, 4.0)
let raised = pow(base: 2.0, exponent: 3.0)
let angle = atan2(1.0)
let wave = sin(degrees: 3.0)
let page = URL("https://swift.org")
let letter = Character("a", "b")
let day = Date(3)
// expect error 2:22: extra argument in call
// expect error 3:27: extra argument in call
// expect error 4:17: extraneous argument labels 'base:exponent:' in call
// expect error 5:22: missing argument for parameter #2 in call
// expect error 6:15: extraneous argument label 'degrees:' in call
// expect error 7:12: no exact matches in call to initializer
// expect error 8:29: extra argument in call
// expect error 9:11: no exact matches in call to initializer
