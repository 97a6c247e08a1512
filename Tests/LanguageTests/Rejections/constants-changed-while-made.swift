struct A { let x: Int; let l: [Int]; let d: [String: Int]; let s: String
 init(o: Int) { x = 1; x += 1; l = []; l.append(1); d = [:]; d["a"] = 1; s = "a"; s += "b"; s.append("c"); f(&x) ; l[0] = 2; swap(&l, &l) } }
func f(_ x: inout Int) {}
class B { let b: Int; let l: [Int]; init(e: Int) { b = 1; self.b += 1; l = [1]; self.l.append(2); l[0] += 1; f(&self.b) } }
struct P { var k = 1 }
struct C { let p: P; init() { p = P(); p.k = 3; p.k += 1 } }
func g() { let x: Int; x = 1; x += 1; let l: [Int]; l = []; l.append(1); l[0] = 1; f(&x) }
func h() { let x: Int; x += 1; let l: [Int]; l.append(1) }
// expect error 2:26: left side of mutating operator isn't mutable: 'x' is a 'let' constant
// expect error 2:42: cannot use mutating member on immutable value: 'l' is a 'let' constant
// expect error 2:85: left side of mutating operator isn't mutable: 's' is a 'let' constant
// expect error 2:95: cannot use mutating member on immutable value: 's' is a 'let' constant
// expect error 2:110: cannot pass immutable value as inout argument: 'x' is a 'let' constant
// expect error 2:131: cannot pass immutable value as inout argument: 'l' is a 'let' constant
// expect error 2:135: cannot pass immutable value as inout argument: 'l' is a 'let' constant
// expect error 4:66: left side of mutating operator isn't mutable: 'b' is a 'let' constant
// expect error 4:88: cannot use mutating member on immutable value: 'l' is a 'let' constant
// expect error 4:104: left side of mutating operator isn't mutable: 'l' is a 'let' constant
// expect error 4:112: cannot pass immutable value as inout argument: 'b' is a 'let' constant
// expect error 6:53: left side of mutating operator isn't mutable: 'p' is a 'let' constant
// expect error 7:33: left side of mutating operator isn't mutable: 'x' is a 'let' constant
// expect error 7:63: cannot use mutating member on immutable value: 'l' is a 'let' constant
// expect error 7:86: cannot pass immutable value as inout argument: 'x' is a 'let' constant
// expect error 8:26: left side of mutating operator isn't mutable: 'x' is a 'let' constant
// expect error 8:48: cannot use mutating member on immutable value: 'l' is a 'let' constant
