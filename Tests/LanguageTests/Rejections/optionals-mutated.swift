struct Pen { var n = 0; mutating func use() { n += 1 } }
var lists: [String: [Int]] = [:]
lists["a"].append(1)
lists["c"].sort()
var pen: Pen?
pen.use()
pen?.use()
var pens: [Pen?] = []
pens[0].use()
struct Case { var pen: Pen?; mutating func f() { pen.use() } }
class Desk { var pen: Pen?; func f() { pen.use() } }
func g(_ pen: Pen?) { pen.use() }
let kept: Pen? = Pen()
kept.use()
// expect error 3:10: value of optional type '[Int]?' must be unwrapped to refer to member 'append' of wrapped base type '[Int]'
// expect error 3:12: cannot use mutating member on immutable value: 'lists' is immutable
// expect error 4:10: value of optional type '[Int]?' must be unwrapped to refer to member 'sort' of wrapped base type '[Int]'
// expect error 4:12: cannot use mutating member on immutable value: 'lists' is immutable
// expect error 6:1: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 6:5: cannot use mutating member on immutable value: 'pen' is immutable
// expect error 9:7: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 9:9: cannot use mutating member on immutable value: 'pens' is immutable
// expect error 10:50: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 10:54: cannot use mutating member on immutable value: 'self' is immutable
// expect error 11:40: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 11:44: cannot use mutating member on immutable value: 'self' is immutable
// expect error 12:23: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 12:27: cannot use mutating member on immutable value: 'pen' is a 'let' constant
// expect error 14:1: value of optional type 'Pen?' must be unwrapped to refer to member 'use' of wrapped base type 'Pen'
// expect error 14:6: cannot use mutating member on immutable value: 'kept' is a 'let' constant
