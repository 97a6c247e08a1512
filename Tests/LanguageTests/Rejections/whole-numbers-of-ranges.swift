let e = (1...5).map { $0 / 2.0 }
let f = (1...5).map { $0 * 1.5 }
let l = (1...3).filter { $0 > 1.5 }
(1...3).forEach { let x: Double = $0; print(x) }
for m in (1...3).map({ $0 + 0.5 }) { print(m) }
let n = (1...5).map { Float($0) * 1.5 }
let o = (1...5).map { x in x * 2.5 }
let q = (1...5).reversed().map { $0 * 0.1 }
let r = (1...5).contains(2.5)
let s: [UInt8] = (1...5).map { $0 }
let w = (1...3).sorted().first! + 0.5
let x = [1, 2].map { $0 * 1.5 }
let y = stride(from: 0, to: 3, by: 1).map { $0 * 1.5 }
// expect error 1:28: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 2:28: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 3:31: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 4:35: cannot convert value of type 'Int' to specified type 'Double'
// expect error 5:29: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 7:32: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 8:39: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:35: cannot convert value of type 'Double' to expected argument type 'Int'
