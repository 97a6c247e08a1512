enum T { case a, b }
func f(_ t: T) -> Int { switch t { case .a: 1; case .c: 2 } }
func g(_ t: T) { switch t { case .a: print(1); case .c: print(2) } }
func h(_ t: T) { switch t { case .a: print(1); case .c(let x): print(x) } }
let x = { (t: T) -> Int in switch t { case .a: return 1; case .c: return 2 } }
@resultBuilder struct B { static func buildBlock(_ x: Int...) -> Int { 1 }; static func buildEither(first: Int) -> Int { first }; static func buildEither(second: Int) -> Int { second } }
func bb(@B _ f: () -> Int) {}
bb { switch T.a { case .a: 1; case .c: 2 } }
// expect error 2:54: type 'T' has no member 'c'
// expect error 3:54: type 'T' has no member 'c'
// expect error 4:54: type 'T' has no member 'c'
// expect error 5:64: type 'T' has no member 'c'
// expect error 8:37: type 'T' has no member 'c'
