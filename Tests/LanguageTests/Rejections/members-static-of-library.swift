let a = String.emty
let b = Int.mx
let d = Character.newline
let e = Bool.yes
let f: Double = .pie
let g = Set<Int>.none
// expect error 1:16: type 'String' has no member 'emty'
// expect error 2:13: type 'Int' has no member 'mx'
// expect error 3:19: type 'Character' has no member 'newline'
// expect error 4:14: type 'Bool' has no member 'yes'
// expect error 5:18: type 'Double' has no member 'pie'
// expect error 6:18: type 'Set<Int>' has no member 'none'
