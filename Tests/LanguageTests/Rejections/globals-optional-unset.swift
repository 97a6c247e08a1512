let none: Int?
print(none as Any)
let late: String?
late = "a"
print(late as Any)
let later: Int?
if late == nil { later = 1 } else { later = nil }
print(later as Any)
var free: Int?
print(free as Any)
// expect error 2:7: constant 'none' used before being initialized
