protocol A<X, Y> { associatedtype X; associatedtype Y }
protocol B<Z>: AnyObject { associatedtype Z }
class K {}
print((any A<Int, String>).self, (any A<Int, String> & B<Bool>).self, (any A & B<Bool>).self, (K & A<Int, [any B<Int>]>).self, (any B<(Int, String)>).self)
print(String(reflecting: (any A<Int, String> & B<Bool>).self), String(reflecting: (any Hashable & Collection<Int>).self), (any Sequence<Int>).self as Any.Type, [String: any A<Int, Int>].self)
// expect: any A<Self.A.X == Int, Self.A.Y == String> any A & B<Self.A.X == Int, Self.A.Y == String, Self.B.Z == Bool> any A & B<Self.B.Z == Bool> any K & A<Self.A.X == Int, Self.A.Y == Array<any B<Self.B.Z == Int>>> any B<Self.B.Z == (Int, String)>
// expect: any main.A & main.B<Self.main.A.X == Swift.Int, Self.main.A.Y == Swift.String, Self.main.B.Z == Swift.Bool> any Swift.Collection & Swift.Hashable<Self.Swift.Collection.Element == Swift.Int> any Sequence<Self.Sequence.Element == Int> Dictionary<String, any A<Self.A.X == Int, Self.A.Y == Int>>
