print(zip("GAT", "GCT").lazy.filter { $0.0 != $0.1 }.count)
print(zip([1, 2], [1, 3]).lazy.filter(!=).count)
print(stride(from: 1, to: 10, by: 2).lazy.filter { $0 % 3 == 0 }.count)
print(stride(from: 1, to: 10, by: 2).lazy.map { $0 * 2 }.count)
struct S: Sequence {
    func makeIterator() -> IndexingIterator<[Int]> { [1, 4, 3].makeIterator() }
}
let m = S()
print(m.lazy.filter { $0 > 2 }.map { $0 * 2 }.first as Any)
if let f = m.lazy.map({ $0 * 2 }).first { print(f) }
let g = m.lazy.filter { $0 > 2 }.first ?? 0
print(g)
let n: Int = zip([1, 2], [1, 3]).lazy.filter { $0 != $1 }.count
print(n + zip([1, 2], [1, 3]).lazy.filter(==).count)
print([1, 2, 3].lazy.filter { $0 > 1 }.count, [1, 2].lazy.map { $0 * 2 }.count, [1, 2].lazy.map { $0 * 2 }.first as Any)
print(m.lazy.map { $0 + 1 }.isEmpty, m.lazy.filter { $0 > 1 }.last as Any)
// expect: 1
// expect: 1
// expect: 2
// expect: 5
// expect: Optional(8)
// expect: 2
// expect: 4
// expect: 2
// expect: 2 2 Optional(2)
// expect: false Optional(3)
