func f(_ x: Int) -> Int { 1 }
func f(y x: Int) -> Int { 2 }
let a: (Int) -> Int = f
let b = [1].map(f)
let c = f
struct S { init(_ x: Int) {}; init(n: Int) {}; func m(_ a: Int) {}; func m(b: Int) {}; static func s(_ a: Int) -> S { S(1) }; static func s(c: Int) -> S { S(1) } }
let d = [1].map(S.init)
let e = [1].map(S.s)
[1].forEach(S(1).m)
let g: (Int) -> S = S.init
let h: (Int) -> S = S.init(_:)
let i: (Int) -> S = S.init(n:)
func k(_ x: Int) -> Int { 1 }
func k(_ x: String) -> Int { 2 }
func k(z x: Int) -> Int { 2 }
let l = ["a"].map(k)
let m = [1].map(k)
struct T { init(_ x: Int) {}; init(n: Int, o: Int = 1) {}; init(_ s: String) {} }
let n = [1].map(T.init)
let o = ["x"].map(T.init)
struct U { var v: Int; init(v: Int) { self.v = v }; init(_ v: Int) { self.v = v } }
let p = [1, 2].map(U.init).map(\.v)
extension Int { init(weird x: Int) { self = x } }
let q = [1].map(Int.init)
struct W { var v: Int }
extension W { init(_ v: Int) { self.v = v } }
let r = [1, 2].map(W.init)
enum EE: Int { case a = 1; init?(_ x: Int) { self.init(rawValue: x) } }
let aa = [1].compactMap(EE.init)
struct O: OptionSet { let rawValue: Int; init(rawValue: Int) { self.rawValue = rawValue }; init(_ v: Int) { rawValue = v } }
let bb = [1].map(O.init)
struct I: ExpressibleByIntegerLiteral { var v: Int; init(_ v: Int) { self.v = v }; init(integerLiteral v: Int) { self.v = v } }
let cc = [1].map(I.init)
struct L: LosslessStringConvertible, ExpressibleByStringLiteral { var description: String; init(_ s: String) { description = s }; init(stringLiteral s: String) { description = s } }
let dd = ["a"].map(L.init)
struct G<Q> { let v: Q; init(_ v: Q) { self.v = v }; init(value v: Q) { self.v = v } }
let ee = [1].map(G.init)
let ff = [1].map(G<Int>.init)
class A { init(_ x: Int) {}; init(x: Int) {} }
let gg = [1].map(A.init)
class B: A {}
let hh = [1].map(B.init)
struct N { private init(x: Int) {}; init(_ x: Int) {} }
let ii = [1].map(N.init)
struct K { @available(*, deprecated) init(x: Int) {}; init(_ x: Int) {} }
let kk = [1].map(K.init)
protocol R { init(_ x: Int) }
struct SS: R { init(_ x: Int) {}; init(y: Int) {} }
let ll = [1].map(SS.init)
extension R { init(z: Int) { self.init(z) } }
struct TT: R { init(_ x: Int) {} }
let mm = [1].map(TT.init)
// expect error 3:23: ambiguous use of 'f'
// expect error 4:17: ambiguous use of 'f'
// expect error 5:9: ambiguous use of 'f'
// expect error 7:19: ambiguous use of 'init'
// expect error 8:19: ambiguous use of 's'
// expect error 9:18: ambiguous use of 'm'
// expect error 10:23: ambiguous use of 'init'
// expect error 17:17: ambiguous use of 'k'
// expect error 22:22: ambiguous use of 'init'
// expect error 27:22: ambiguous use of 'init'
// expect error 29:28: ambiguous use of 'init'
// expect error 31:20: ambiguous use of 'init'
// expect error 33:20: ambiguous use of 'init'
// expect error 35:22: ambiguous use of 'init'
// expect error 37:20: ambiguous use of 'init'
// expect error 38:25: ambiguous use of 'init'
// expect error 40:20: ambiguous use of 'init'
// expect error 42:20: ambiguous use of 'init'
// expect error 46:20: ambiguous use of 'init'
// expect error 49:21: ambiguous use of 'init'
