let n = 3
func take(_ s: Bool) {}
let r = 0..<n
let a2 = r.map { take($0) }
let a3 = r.map { i in "a" + i }
let a4 = r.first
take(r.first)
take(r[0])
let q = 0...n
let a5 = q.map { take($0) }
let k = 0..<3
let a6 = k.map { take($0) }
func f(_ r: Range<Int>) { _ = r.map { take($0) }; r.forEach { take($0) }; take(r.first) ; _ = r.filter { $0 > "a" } }
// expect error 4:23: type 'Range<Int>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 5:27: binary operator '+' cannot be applied to operands of type 'String' and 'Range<Int>.Element' (aka 'Int')
// expect error 7:8: optional type 'Range<Int>.Element?' (aka 'Optional<Int>') cannot be used as a boolean; test for '!= nil' instead
// expect error 8:7: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 10:23: type 'ClosedRange<Int>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 12:23: type 'Range<Int>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 13:44: type 'Range<Int>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 13:68: type 'Range<Int>.Element' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 13:82: optional type 'Range<Int>.Element?' (aka 'Optional<Int>') cannot be used as a boolean; test for '!= nil' instead
// expect error 13:111: cannot convert value of type 'String' to expected argument type 'Int'
