enum IntKey: Int, CodingKey { case a = 3, b, c = 1 }
for k in [IntKey.a, .b, .c] { print(k.stringValue, k.intValue as Any, k) }
print(IntKey(stringValue: "b") as Any, IntKey(intValue: 4) as Any, IntKey(intValue: 9) as Any)
enum P: Int, CodingKey { case a = 3, b
  var stringValue: String { self == .a ? "A" : "B" } }
print(P.a.stringValue, P(stringValue: "a") as Any, P(intValue: 4) as Any)
struct S: Codable { var a = 1, b = "x"; enum CodingKeys: Int, CodingKey { case a, b } }
import Foundation
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
print(String(data: try e.encode(S()), encoding: .utf8)!)
print(try JSONDecoder().decode(S.self, from: Data(#"{"a":4,"b":"q"}"#.utf8)))
// expect: a Optional(3) IntKey(stringValue: "a", intValue: 3)
// expect: b Optional(4) IntKey(stringValue: "b", intValue: 4)
// expect: c Optional(1) IntKey(stringValue: "c", intValue: 1)
// expect: Optional(IntKey(stringValue: "b", intValue: 4)) Optional(IntKey(stringValue: "b", intValue: 4)) nil
// expect: A Optional(P(stringValue: "A", intValue: 3)) Optional(P(stringValue: "B", intValue: 4))
// expect: {"a":1,"b":"x"}
// expect: S(a: 4, b: "q")
