func hash<T: Hashable>(_ value: T) -> Int {
  var hasher = Hasher()
  value.hash(into: &hasher)
  return hasher.finalize()
}
enum E: Hashable { case a, b(Int?), c(Int?) }
struct P: Hashable { var x: Int?; var y: Bool? }
print(Optional(false).hashValue == Optional<Bool>.none.hashValue, hash(Optional(0)) == hash(nil as Int?), hash(0 as Int?) == hash(0 as Int?), hash(nil as Int?) == hash(nil as Int?))
print(hash(E.b(nil)) == hash(E.b(0)), hash(E.c(nil)) == hash(E.c(nil)), hash(E.a) == hash(E.b(nil)), Set([E.a, .b(nil), .b(0), .c(0)]).count)
print(hash(P(x: nil, y: false)) == hash(P(x: 0, y: nil)), hash(P(x: 1, y: nil)) == hash(P(x: 1, y: nil)), hash([nil, 0]) == hash([0, nil]), hash([1, nil]) == hash([1, nil]))
print([Optional(0): "zero", nil: "none"][nil] ?? "-", Set([nil, 0, 1, nil]).count, [Optional(""): 1, nil: 2][""] ?? 0)
// expect: false false true true
// expect: false true false 4
// expect: false true false true
// expect: none 3 1
