import Foundation
var m = IndexSet([4])
print(m.insert(4), m.insert(5), m.insert(4), m.map { $0 })
print(m.update(with: 6) as Any, m.map { $0 }, m.update(with: 6) as Any)
print(m.remove(4) as Any, m.remove(4) as Any)
var cs = CharacterSet(charactersIn: "abc")
print(cs.insert("a"), cs.insert("d"), cs.insert("d"), cs.update(with: "e") as Any, cs.update(with: "e") as Any, cs.remove("a") as Any, cs.remove("a") as Any, cs.remove("z") as Any)
let v = CharacterSet(charactersIn: "aeiou"), w = CharacterSet(charactersIn: "abc")
print(v.isStrictSuperset(of: CharacterSet(charactersIn: "a")), v.isStrictSubset(of: v), v.isSubset(of: .letters), v.isDisjoint(with: w), v.isSuperset(of: w))
var u = v
u.formSymmetricDifference(w); print(u == CharacterSet(charactersIn: "eioubc"))
u.formIntersection(w); print(u == CharacterSet(charactersIn: "bc")); u.subtract(CharacterSet(charactersIn: "b")); print(u.contains("c"), u.contains("b"))
print(v.hasMember(inPlane: 0), v.hasMember(inPlane: 1), CharacterSet(charactersIn: "😀").hasMember(inPlane: 1), v.isEmpty, CharacterSet().isEmpty)
print(v.bitmapRepresentation.count, CharacterSet(bitmapRepresentation: v.bitmapRepresentation) == v, CharacterSet(charactersIn: "😀").bitmapRepresentation.count, CharacterSet().bitmapRepresentation.count)
print(v == CharacterSet(charactersIn: "uoiea"), v.hashValue == CharacterSet(charactersIn: "uoiea").hashValue, Set([v, v]).count)
print(v.inverted.contains("b"), v.union(w).contains("b"), v.symmetricDifference(w).contains("a"))
let ws: CharacterSet = [" ", "\t"]
print("a b\tc".components(separatedBy: ws), "xx".trimmingCharacters(in: CharacterSet(charactersIn: "x")).isEmpty, "a1b2".unicodeScalars.filter { CharacterSet.decimalDigits.contains($0) }.count)
print(CharacterSet(charactersIn: "a"..."e").contains("e"), CharacterSet(charactersIn: "a"..<"e").contains("e"))
// expect: (inserted: true, memberAfterInsert: 4) (inserted: true, memberAfterInsert: 5) (inserted: true, memberAfterInsert: 4) [4, 5]
// expect: Optional(6) [4, 5, 6] Optional(6)
// expect: Optional(4) nil
// expect: (inserted: true, memberAfterInsert: "a") (inserted: true, memberAfterInsert: "d") (inserted: true, memberAfterInsert: "d") Optional("e") Optional("e") Optional("a") nil nil
// expect: true false true false false
// expect: true
// expect: true
// expect: true false
// expect: true false true false true
// expect: 8192 true 16385 8192
// expect: true true 1
// expect: true true false
// expect: ["a", "b", "c"] true 2
// expect: true false
