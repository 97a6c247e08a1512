var count: Int
let name: String
let chosen: Int
if Bool.random() { chosen = 1 } else { chosen = 2 }
print(chosen, count)
print(name)
var total: Int
total += 1
var later: Int
later = 3
print(later)
// expect error 5:15: variable 'count' used before being initialized
// expect error 6:7: constant 'name' used before being initialized
// expect error 8:7: variable 'total' passed by reference before being initialized
