@dynamicMemberLookup
struct JSON {
  var value: Any?
  subscript(dynamicMember name: String) -> JSON { JSON(value: (value as? [String: Any])?[name]) }
  subscript(dynamicMember name: String) -> Double? { (value as? [String: Any])?[name] as? Double }
  subscript(dynamicMember name: String) -> String? { (value as? [String: Any])?[name] as? String }
}
let j = JSON(value: ["a": ["c": 1.5, "s": "hi"] as [String: Any]])
print(j.a.c ?? 0.5)
print(j.a.s ?? "none")
print(j.a.d ?? 0.5)
let x: Double? = j.a.c
print(x as Any)
let y: String? = j.a.s
print(y ?? "-")
if let z: String = j.a.s { print(z) }
// expect: 1.5
// expect: hi
// expect: 0.5
// expect: Optional(1.5)
// expect: hi
// expect: hi
