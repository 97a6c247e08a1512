func s(_ a: inout Int) {}
func two(_ a: Int, _ b: inout Int) {}
struct P { let k = 1; var c: Int { 3 }; static let z = 3; private(set) var m = 2 }
let y = 1
let p = P()
s(y)
s(p.k)
s(p.c)
s(p.m)
s(P.z)
s(3)
s("a".count)
two(1, y)
two(1, p.k)
two(1, 3)
two(1, y + 1)
func f(x: Int) { s(x); two(1, x) }
struct Q { var n = 1; func g() { s(n); s(self.n); two(2, n) } }
for i in 1...3 { s(i) }
class A { let k = 3; func h() { s(k); s(self.k) } }
let arr = [1]
s(arr[0])
// expect error 6:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 7:1: cannot pass immutable value as inout argument: 'k' is a 'let' constant
// expect error 8:1: cannot pass immutable value as inout argument: 'c' is a get-only property
// expect error 9:1: cannot pass immutable value as inout argument: 'm' setter is inaccessible
// expect error 10:1: cannot pass immutable value as inout argument: 'z' is a 'let' constant
// expect error 11:1: cannot pass immutable value as inout argument: literals are not mutable
// expect error 12:1: cannot pass immutable value as inout argument: 'count' is a get-only property
// expect error 13:1: cannot pass immutable value as inout argument: 'y' is a 'let' constant
// expect error 14:1: cannot pass immutable value as inout argument: 'k' is a 'let' constant
// expect error 15:1: cannot pass immutable value as inout argument: literals are not mutable
// expect error 16:1: cannot pass immutable value as inout argument: binary operator returns immutable value
// expect error 17:18: cannot pass immutable value as inout argument: 'x' is a 'let' constant
// expect error 17:24: cannot pass immutable value as inout argument: 'x' is a 'let' constant
// expect error 18:34: cannot pass immutable value as inout argument: 'self' is immutable
// expect error 18:40: cannot pass immutable value as inout argument: 'self' is immutable
// expect error 18:51: cannot pass immutable value as inout argument: 'self' is immutable
// expect error 19:18: cannot pass immutable value as inout argument: 'i' is a 'let' constant
// expect error 20:33: cannot pass immutable value as inout argument: 'k' is a 'let' constant
// expect error 20:39: cannot pass immutable value as inout argument: 'k' is a 'let' constant
// expect error 22:1: cannot pass immutable value as inout argument: 'arr' is a 'let' constant
