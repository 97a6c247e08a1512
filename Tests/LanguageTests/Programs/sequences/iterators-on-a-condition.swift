struct C<A> { var a: A, n = 3 }
extension C: Sequence, IteratorProtocol where A: Equatable {
    mutating func next() -> A? { guard n > 0 else { return nil }; n -= 1; return a }
}
print(C(a: 1).map { $0 * 2 })
for x in C(a: "q", n: 2) { print(x) }
struct D<A> { var a: [A] }
extension D: IteratorProtocol where A: Comparable { mutating func next() -> A? { a.isEmpty ? nil : a.removeFirst() } }
extension D: Sequence where A: Comparable {}
print(D(a: [3, 1]).sorted(), Array(D(a: ["a"])))
// expect: [2, 2, 2]
// expect: q
// expect: q
// expect: [1, 3] ["a"]
