infix operator ?=
extension Optional { static func ?= (l: inout Wrapped, r: Wrapped?) { if let r { l = r } } }
var oz = 1; oz ?= 5; oz ?= nil; print(oz)
final class Store<S> { var state: S; init(_ s: S) { state = s }; subscript<V>(dynamicMember k: KeyPath<S, V>) -> V { state[keyPath: k] } }
print(Store("abc")[dynamicMember: \.count])
// expect: 5
// expect: 3
