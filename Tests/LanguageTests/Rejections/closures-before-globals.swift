let maybe: Int?
let show = { print(maybe as Any) }
let later: Int
let print3 = { print(later) }
later = 3
print3()
var changed: Int
let change = { changed = 3 }
let set: Int
if later == 3 { set = 1 } else { set = 2 }
[1].forEach { print($0 + set) }
let inner: Int
let nested = { { print(inner) }() }
// expect error 2:12: constant 'maybe' captured by a closure before being initialized
// expect error 4:14: constant 'later' captured by a closure before being initialized
// expect error 8:14: variable 'changed' captured by a closure before being initialized
// expect error 13:14: constant 'inner' captured by a closure before being initialized
