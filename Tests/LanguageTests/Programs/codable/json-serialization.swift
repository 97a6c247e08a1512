// JSON read as lists and dictionaries of anything, and written from them.
import Foundation
let text =
  #"{"name":"Ann","age":30,"h":1.75,"on":true,"none":null,"tags":["a","b"],"n":{"x":1},"whole":2.0,"big":12345678901,"list":[1,2.5,true,null]}"#
let any = try JSONSerialization.jsonObject(with: Data(text.utf8))
guard let d = any as? [String: Any] else { fatalError() }
print(
  d["name"] as? String ?? "", d["age"] as? Int ?? 0, d["age"] as? Double ?? 0, d["h"] as? Double ?? 0,
  d["h"] as? Int as Any, d["on"] as? Bool ?? false, d["on"] as? Int as Any, d["age"] as? Bool as Any,
  d["whole"] as? Int as Any)
print(
  d["none"] is NSNull, d["none"] as? String as Any, d["tags"] as? [String] ?? [], (d["n"] as? [String: Int]) as Any,
  (d["n"] as? [String: Any])?["x"] as? Int as Any, d["zz"] as Any, d["big"] as? Int as Any)
print(
  d["age"]!, d["h"]!, d["on"]!, d["tags"]!, d["list"]!, d["n"]!, d["none"]!, d["whole"]!, d["name"]!,
  type(of: any) == [String: Any].self)
for x in d["list"] as! [Any] {
  switch x {
  case let i as Int: print("int", i);
  case let v as Double: print("dbl", v);
  case let b as Bool: print("b", b);
  case is NSNull: print("null");
  default: print("?")
  }
}
if let a = try JSONSerialization.jsonObject(with: Data("[1,2,3]".utf8)) as? [Int] { print(a.reduce(0, +)) }
if let a = try JSONSerialization.jsonObject(with: Data(#"[{"id":1},{"id":2}]"#.utf8)) as? [[String: Any]] {
  print(a.compactMap { $0["id"] as? Int })
}
do { _ = try JSONSerialization.jsonObject(with: Data("{bad".utf8)) } catch { print("error") }
do { _ = try JSONSerialization.jsonObject(with: Data("5".utf8)) } catch { print("error 5") }
print(try JSONSerialization.jsonObject(with: Data("5".utf8), options: .fragmentsAllowed))
let out: [String: Any] = ["b": [1, 2.5, "x", true, NSNull()] as [Any], "a": ["k": 1], "s": "q\"/\n"]
print(String(data: try JSONSerialization.data(withJSONObject: out, options: [.sortedKeys]), encoding: .utf8)!)
print(
  String(
    decoding: try JSONSerialization.data(
      withJSONObject: out, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]), as: UTF8.self))
print(
  JSONSerialization.isValidJSONObject(out), JSONSerialization.isValidJSONObject(["d": Date()]),
  JSONSerialization.isValidJSONObject(5), JSONSerialization.isValidJSONObject([1: 2]))
// expect: Ann 30 30.0 1.75 nil true Optional(1) nil Optional(2)
// expect: true nil ["a", "b"] Optional(["x": 1]) Optional(1) nil Optional(12345678901)
// expect: 30 1.75 1 ["a", "b"] [1, 2.5, 1, <null>] ["x": 1] <null> 2.0 Ann true
// expect: int 1
// expect: dbl 2.5
// expect: int 1
// expect: null
// expect: 6
// expect: [1, 2]
// expect: error
// expect: error 5
// expect: 5
// expect: {"a":{"k":1},"b":[1,2.5,"x",true,null],"s":"q\"\/\n"}
// expect: {
// expect: "a" : {
// expect: "k" : 1
// expect: },
// expect: "b" : [
// expect: 1,
// expect: 2.5,
// expect: "x",
// expect: true,
// expect: null
// expect: ],
// expect: "s" : "q\"/\n"
// expect: }
// expect: true false false false
