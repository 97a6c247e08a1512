struct S { let t: String; var v: String; var n = 1; var b = true }
func a1(_ x: String, _ s: [S], _ k: Int, _ g: Bool) {
    let a = s.filter { $0.t = x }
    let b = s.first { $0.v = x }
    let c = s.filter { $0.t = "a" }
    if s.contains(where: { $0.t = x }) {}
    let f = s.filter { $0.n = k }
    let h = s.filter { $0.n = 3 }
    let i = s.filter { $0.n = k + 1 }
    let j = s.filter { $0.b = g }
    let l = s.filter { $0.b = true }
    let m = s.filter { p in p.t = x }
    let o = s.firstIndex { $0.n = k }
    let q = s.filter { $0.v = $0.t }
    let r = s.filter { $0.n = s.count }
    return
}
func b1(_ s: [S], _ k: Int) -> [S] { s.filter { $0.n = k } }
func b2(_ s: [S], _ k: Int) -> [S] { return s.filter { $0.n = k } }
func b3(_ s: [S], _ k: Int) { print(s.filter { $0.n = k }) }
func b4(_ s: [S], _ k: Int) { s.forEach { $0.n = k } }
var flag = true
flag.toggle
var xs = [1]
xs.removeAll
xs.append
let z = xs.sort
let y = flag.toggle
struct C { var n = 0; mutating func inc() { n += 1 }; mutating func add(_ k: Int) {} }
var cc = C()
cc.inc
let w = cc.inc
[1].forEach(cc.add)
// expect error 3:27: cannot assign to property: 't' is a 'let' constant
// expect error 4:26: cannot assign to property: '$0' is immutable
// expect error 5:27: cannot assign to property: 't' is a 'let' constant
// expect error 5:29: cannot convert value of type '()' to closure result type 'Bool'
// expect error 6:31: cannot assign to property: 't' is a 'let' constant
// expect error 7:27: cannot assign to property: '$0' is immutable
// expect error 8:27: cannot assign to property: '$0' is immutable
// expect error 8:29: cannot convert value of type '()' to closure result type 'Bool'
// expect error 9:27: cannot assign to property: '$0' is immutable
// expect error 9:29: cannot convert value of type '()' to closure result type 'Bool'
// expect error 10:27: cannot assign to property: '$0' is immutable
// expect error 11:27: cannot assign to property: '$0' is immutable
// expect error 11:29: cannot convert value of type '()' to closure result type 'Bool'
// expect error 12:31: cannot assign to property: 't' is a 'let' constant
// expect error 13:31: cannot assign to property: '$0' is immutable
// expect error 14:27: cannot assign to property: '$0' is immutable
// expect error 15:27: cannot assign to property: '$0' is immutable
// expect error 15:29: cannot convert value of type '()' to closure result type 'Bool'
// expect error 18:52: cannot assign to property: '$0' is immutable
// expect error 19:59: cannot assign to property: '$0' is immutable
// expect error 20:51: cannot assign to property: '$0' is immutable
// expect error 21:46: cannot assign to property: '$0' is immutable
// expect error 23:6: cannot reference 'mutating' method as function value
// expect error 25:4: cannot reference 'mutating' method as function value
// expect error 26:4: cannot reference 'mutating' method as function value
// expect error 27:12: cannot reference 'mutating' method as function value
// expect error 28:14: cannot reference 'mutating' method as function value
// expect error 31:4: cannot reference 'mutating' method as function value
// expect error 32:12: cannot reference 'mutating' method as function value
// expect error 33:16: cannot reference 'mutating' method as function value
