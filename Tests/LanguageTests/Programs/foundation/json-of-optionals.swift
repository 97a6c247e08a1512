import Foundation
let j = try! JSONSerialization.jsonObject(with: Data(#"{"type":"P"}"#.utf8)) as? [String: Any?]
print(String(decoding: try! JSONSerialization.data(withJSONObject: j!), as: UTF8.self))
print(String(decoding: try! JSONSerialization.data(withJSONObject: ["a", nil, 3] as [Any?]), as: UTF8.self))
print(String(decoding: try! JSONSerialization.data(withJSONObject: ["a": nil] as [String: Any?]), as: UTF8.self))
print(String(decoding: try! JSONSerialization.data(withJSONObject: ["a": [1, [2.5, "x"]] as [Any]]), as: UTF8.self))
print(JSONSerialization.isValidJSONObject(["a": nil] as [String: Any?]), JSONSerialization.isValidJSONObject([1: 2]))
// expect: {"type":"P"}
// expect: ["a",null,3]
// expect: {"a":null}
// expect: {"a":[1,[2.5,"x"]]}
// expect: true false
