import Foundation
class A: Codable { var n = 1 }
final class B: A {}
let t: A.Type = B.self
print(try JSONDecoder().decode(t, from: Data(#"{"n":2}"#.utf8)))
struct L: Decodable { var a: [A] = []
  init(from d: any Decoder) throws { var l = try d.unkeyedContainer(); while !l.isAtEnd { a.append(try l.decode(t)) } } }
print(try JSONDecoder().decode(L.self, from: Data(#"[{"n":2}]"#.utf8)).a)
struct S: Decodable { var a: A; init(from d: any Decoder) throws { a = try d.singleValueContainer().decode(t) } }
print(try JSONDecoder().decode(S.self, from: Data(#"{"n":2}"#.utf8)).a)
struct K: Decodable { var a: A; enum CodingKeys: String, CodingKey { case a }; init(from d: any Decoder) throws { a = try d.container(keyedBy: CodingKeys.self).decode(t, forKey: .a); let b = try d.container(keyedBy: CodingKeys.self).decodeIfPresent(t, forKey: .a); print(b as Any) } }
print(try JSONDecoder().decode(K.self, from: Data(#"{"a":{"n":2}}"#.utf8)).a)
print(try PropertyListDecoder().decode(t, from: PropertyListEncoder().encode(A())))
func make<T: A>(_ t: T.Type) -> T { t.init2() as! T }
extension A { class func init2() -> A { A() } }
let types: [any Decodable.Type] = [Int.self, String.self]
for (t, s) in zip(types, ["1", "\"a\""]) { print(try JSONDecoder().decode(t, from: Data(s.utf8))) }
// expect: main.B
// expect: [main.B]
// expect: main.B
// expect: Optional(main.A)
// expect: main.A
// expect: main.B
// expect: 1
// expect: a
