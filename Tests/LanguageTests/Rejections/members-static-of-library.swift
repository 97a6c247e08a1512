let a = String.emty
let b = Int.mx
let d = Character.newline
let e = Bool.yes
let f: Double = .pie
let g = Set<Int>.none
// expect error 1: type 'String' has no member 'emty'
// expect error 2: type 'Int' has no member 'mx'
// expect error 3: type 'Character' has no member 'newline'
// expect error 4: type 'Bool' has no member 'yes'
// expect error 5: type 'Double' has no member 'pie'
// expect error 6: type 'Set<Int>' has no member 'none'
