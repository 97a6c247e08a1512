struct S: Codable { var a: Int; var b: String
  init(a: Int, b: String) { self.a = a; self.b = b }
  init(from decoder: Decoder) throws { typealias K = CodingKeys; let c = try decoder.container(keyedBy: CodingKeys.self); a = try c.decode(Int.self, forKey: .a) * 2; b = try c.decode(String.self, forKey: .b) } }
import Foundation
let s = try JSONDecoder().decode(S.self, from: Data(#"{"a":2,"b":"x"}"#.utf8)); print(s)
print(String(data: try JSONEncoder().encode(S(a: 1, b: "z")), encoding: .utf8)!.count)
struct E: Encodable { var n = 1; func encode(to e: Encoder) throws { var c = e.container(keyedBy: CodingKeys.self); try c.encode(n + 1, forKey: .n) } ; private enum CodingKeys: String, CodingKey { case n = "N" } }
print(String(data: try JSONEncoder().encode(E()), encoding: .utf8)!)
struct F: Codable { var n = 1, m = 2; static var keys: [String] { [CodingKeys.n.stringValue] } }
print(F.keys)
class Base: Codable { var id: Int; var tag: String? ; init() { id = 1 }
  required init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); id = try c.decodeIfPresent(Int.self, forKey: .id) ?? -1; tag = try c.decodeIfPresent(String.self, forKey: .tag); print(c.allKeys.map(\.stringValue).sorted()) } }
let sorted = JSONEncoder(); sorted.outputFormatting = .sortedKeys
let b = try JSONDecoder().decode(Base.self, from: Data(#"{"tag":"t"}"#.utf8)); print(b.id, b.tag ?? "-")
print(String(data: try sorted.encode(b), encoding: .utf8)!)
struct G<T: Codable>: Codable { let value: T; var `default` = 1
  init(from d: Decoder) throws { let c = try d.container(keyedBy: CodingKeys.self); value = try c.decode(T.self, forKey: .value); self.default = try c.decode(Int.self, forKey: .default) } }
print(try JSONDecoder().decode(G<[Int]>.self, from: Data(#"{"value":[1],"default":5}"#.utf8)))
do { _ = try JSONDecoder().decode(S.self, from: Data("{}".utf8)) } catch DecodingError.keyNotFound(let k, _) { print(k, k.stringValue) }
// expect: S(a: 4, b: "x")
// expect: 15
// expect: {"N":2}
// expect: ["n"]
// expect: ["tag"]
// expect: -1 t
// expect: {"id":-1,"tag":"t"}
// expect: G<Array<Int>>(value: [1], default: 5)
// expect: CodingKeys(stringValue: "a", intValue: nil) a
