protocol P {}
protocol Q {}
struct S: P {}

func show<T>(_ value: T) { print(type(of: value), T.self) }
func showType<T>(_ type: T.Type) { print(T.self, type) }

show((any P).self)
show((any P.Type).self)
show(Any.Type.self)
show(S.self as any P.Type)
showType((any P.Type).self)
print(type(of: (any P.Type).self), type(of: Any.Type.self), type(of: (any P & Q).self))
print((any P.Type).self, (any P).self, Any.Type.self)
let types: [Any.Type] = [Any.Type.self, (any P.Type).self, S.self]
print(types, types[0] == Any.Type.self, types[1] == Any.Type.self)
// expect: P.Protocol P.Protocol
// expect: P.Type.Protocol P.Type.Protocol
// expect: Any.Type.Protocol Any.Type.Protocol
// expect: S.Type P.Type
// expect: P.Type P.Type
// expect: P.Type.Protocol Any.Type.Protocol (P & Q).Protocol
// expect: P.Type P Any.Type
// expect: [Any.Type, main.P.Type, main.S] true false
