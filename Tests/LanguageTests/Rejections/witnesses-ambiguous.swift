protocol P { func f(); var n: Int { get } }
protocol A {}
protocol B {}
extension A { func f() {}; var n: Int { 1 } }
extension B { func f() {} }
struct S: P, A, B {}
struct T: P, A, B { func f() {} }
protocol C: A {}
extension C { func f() {} }
struct U: P, A, C {}
struct V: P, B, C { }
extension P { func f() {} }
struct W: P, A, B {}
protocol PD { func g() }
extension PD { func g() {} }
protocol PE { }
extension PE { func g() {} }
struct X: PD, PE {}
protocol PF: PE {}
struct Y: PD, PF {}
// expect error 6:8: type 'S' does not conform to protocol 'P'
// expect error 10:8: type 'U' does not conform to protocol 'P'
// expect error 11:8: type 'V' does not conform to protocol 'P'
// expect error 13:8: type 'W' does not conform to protocol 'P'
// expect error 18:8: type 'X' does not conform to protocol 'PD'
// expect error 20:8: type 'Y' does not conform to protocol 'PD'
