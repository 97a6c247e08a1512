protocol P {}
protocol Q {}
protocol C: P {}
class K {}
print((P & Q & C).self == (C & P & Q).self, (any P & Q).self == (any Q & P).self)
print((P & Q & C).self, (any K & Q & P).self, (any AnyObject & P).self, (any Q & Hashable & Equatable).self)
print((P & C).self == C.self, (Encodable & Decodable).self == Codable.self, (any Sendable & P).self == (any P).self)
print((any Sendable).self, [any P & Sendable].self)
struct S: Q, C {}
let both: any Q & P & C = S()
print(type(of: [both]), [both] is [any P & Q])
func name<T>(_ type: T.Type) -> String { "\(T.self) \(String(reflecting: T.self))" }
print(name((any Q & P).self), (any Q & P).self is any P.Type, S.self is any P.Type)
// expect: true true
// expect: C & Q K & P & Q P & AnyObject Hashable & Q
// expect: true true true
// expect: Any Array<P>
// expect: Array<C & Q> true
// expect: P & Q main.P & main.Q false true
