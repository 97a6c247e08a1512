import Foundation
func st<T>(_ t: T) -> T.Type { T.self }
protocol P {}; struct S: P {}; class C: P {}
print((any P).self, type(of: (any P).self), P.self, st((any P).self), st(S.self), st(S.self as any P.Type), st(Any.self), st(AnyObject.self), st([any P].self), type(of: Any.self), st((any P & AnyObject).self))
let t: any P.Type = S.self; print(t, st(t), type(of: t), t == S.self)
let a: Any.Type = Int.self; print(a, st(a), type(of: a)); func g<T>(_ t: T.Type) { print(T.self, t, type(of: t), st(t)) }; g((any P).self); g(Any.self); g(S.self); g(Optional<any P>.self)
let x: (any P).Type = (any P).self; print(x, st(x)); let arr: [Any.Type] = [Int.self, (any P).self, Any.self]; print(arr, arr.map { "\($0)" }, st(arr)); print(String(describing: (any P).self), String(reflecting: type(of: (any P).self)), "\(Any.self)")
dump(S.self); print(MemoryLayout<any P>.size, MemoryLayout<any P.Type>.size, ObjectIdentifier(S.self) == ObjectIdentifier(S.self))
// expect: P P.Protocol P P.Protocol S.Type P.Type Any.Protocol AnyObject.Protocol Array<P>.Type Any.Protocol (P & AnyObject).Protocol
// expect: S P.Type S.Type true
// expect: Int Any.Type Int.Type
// expect: P P P.Protocol P.Protocol
// expect: Any Any Any.Protocol Any.Protocol
// expect: S S S.Type S.Type
// expect: Optional<P> Optional<P> Optional<P>.Type Optional<P>.Type
// expect: P P.Protocol
// expect: [Swift.Int, main.P, Any] ["Int", "P", "Any"] Array<Any.Type>
// expect: P main.P.Protocol Any
// expect: - main.S #0
// expect: 40 16 true
