import Foundation
struct A: Decodable { private let x: Int; var v: Int { x } }
print(try JSONDecoder().decode(A.self, from: Data(#"{"x":3}"#.utf8)).v)
struct R: Codable { let n: Int; init(n: Int) { self.n = n }; init(from s: String) { n = s.count } }
print(try JSONDecoder().decode(R.self, from: Data(#"{"n":1}"#.utf8)).n, R(from: "abc").n)
struct W2: Codable { let n: Int; func encode(to s: String) -> String { s + "\(n)" } }
print(String(decoding: try JSONEncoder().encode(W2(n: 1)), as: UTF8.self))
struct M: Encodable { var a: Decimal; func encode(to e: Encoder) throws { var c = e.singleValueContainer(); try c.encode(a) } }
print(String(decoding: try JSONEncoder().encode([M(a: Decimal(string: "27.31")!)]), as: UTF8.self))
func f(_ a: String?, _ e: Bool) -> String? { return a ?? (e ? "" : nil) }
print(f(nil, true) as Any, f(nil, false) as Any)
let d = ["a": 1]
let q = d["b"] ?? d["c"] ?? (d.isEmpty ? 0 : nil)
print(q as Any)
if let v = d["z"] ?? (d.count > 0 ? 7 : nil) { print(v) }
// expect: 3
// expect: 1 3
// expect: {"n":1}
// expect: [27.31]
// expect: Optional("") nil
// expect: nil
// expect: 7
