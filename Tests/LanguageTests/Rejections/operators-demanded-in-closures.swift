struct V { var x = 1 }
func a1(_ a: [V], _ b: V) { a.forEach { v in if v == b { print(1) } } }
func a2(_ a: [V], _ b: V) { a.forEach { v in let c = v == b; print(c) } }
func a3(_ a: [V], _ b: V) { a.forEach { v in for x in a where x != v { print(1) } } }
func a4(_ a: [V], _ b: V) -> [V] { a.filter { v in if v.x == 2 { return false }; return v == b } }
func a6(_ a: [V], _ b: V) { var s = [Bool](); s.append(b == b); s.append(a[0] == b); s.insert(b == b, at: 0) }
func a7(_ a: [V], _ b: V) -> Bool? { b == b }
func a8(_ a: [V], _ b: V) -> String { b == b ? "x" : "y" }
func a9(_ a: [V], _ b: V) { for i in 0..<a.count - 1 where a[i] == b { print(i) } }
func a10(_ a: [V], _ b: V) { var n = 0; n += b == b ? 1 : 0 }
func a11(_ a: V, _ b: V) -> Bool { a.x == b.x && a == b }
func a12(_ a: V, _ b: V) -> Bool { a < b && !(a == b) }
// expect error 2:51: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 3:56: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 4:65: referencing operator function '!=' on 'BinaryInteger' requires that 'V' conform to 'BinaryInteger'
// expect error 5:91: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 6:58: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 6:79: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 6:97: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 7:40: binary operator '==' cannot be applied to two 'V' operands
// expect error 8:41: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 9:65: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 10:48: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 11:52: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
// expect error 12:38: referencing operator function '<' on 'Comparable' requires that 'V' conform to 'Comparable'
// expect error 12:49: referencing operator function '==' on 'Equatable' requires that 'V' conform to 'Equatable'
