import Foundation
let d: NSDictionary = ["a": 1, "b": "two"]
print(d.count, d["a"] ?? "nil", d.object(forKey: "b") ?? "nil", d["zz"] ?? "nil", d.value(forKey: "a") ?? "nil")
print((d.allKeys as! [String]).sorted(), d.allValues.count)
print(type(of: d["a"]!), type(of: d.allKeys[0]))
let s: NSDictionary = ["only": [1, 2]]
print(s, s.description, [s])
for (k, v) in s { print(type(of: k), k, type(of: v), v) }
print(s as! [String: [Int]], s as? [String: Int] ?? [:])
print(s == ["only": [1, 2]], s.isEqual(to: ["only": [1, 2]]))
let m = NSMutableDictionary()
m["x"] = 1; m.setObject("v", forKey: "k" as NSString); m["z"] = 3; m[5] = "five"
print(m.count, m["x"] ?? 0, m["k"] ?? 0, m["z"] ?? 0, m[5] ?? 0)
m.removeObject(forKey: "x"); m["k"] = nil
print(m.count, m["k"] == nil)
m.removeAllObjects(); print(m, m.count)
m.addEntries(from: ["q": 1]); print(m)
m.setDictionary(["w": 2]); print(m, m.allKeys, m.allValues)
let z = NSMutableDictionary(dictionary: ["w": 1]); print(z, z == ["w": 1])
let dd = ["a": 1] as NSDictionary
print(dd, dd as? [String: Int] ?? [:], type(of: dd))
print(NSDictionary(dictionary: ["one two": "a b"]), NSDictionary(object: 1, forKey: "k" as NSString), NSDictionary(objects: [1], forKeys: ["f" as NSString]))
dd.enumerateKeysAndObjects { k, v, stop in print(k, v) }
print(NSDictionary(dictionary: ["a": ["b": ["c": 1]]]))
print(NSDictionary(dictionary: ["a": NSNull()]), NSDictionary())
print(dd.mutableCopy() as! NSMutableDictionary, (dd.copy() as! NSDictionary) === dd)
let many: NSDictionary = ["z": 1, "a": 2, "m": 3, "k": 4]
// expect: 2 1 two nil 1
// expect: ["a", "b"] 2
// expect: NSNumber NSString
// expect: {
// expect: only =     (
// expect: 1,
// expect: 2
// expect: );
// expect: } {
// expect: only =     (
// expect: 1,
// expect: 2
// expect: );
// expect: } [{
// expect: only =     (
// expect: 1,
// expect: 2
// expect: );
// expect: }]
// expect: NSString only Array<Any> [1, 2]
// expect: ["only": [1, 2]] [:]
// expect: true true
// expect: 4 1 v 3 five
// expect: 2 true
// expect: {
// expect: } 0
// expect: {
// expect: q = 1;
// expect: }
// expect: {
// expect: w = 2;
// expect: } [w] [2]
// expect: {
// expect: w = 1;
// expect: } true
// expect: {
// expect: a = 1;
// expect: } ["a": 1] NSDictionary
// expect: {
// expect: one two = a b;
// expect: } {
// expect: k = 1;
// expect: } {
// expect: f = 1;
// expect: }
// expect: a 1
// expect: {
// expect: a =     {
// expect: b =         {
// expect: c = 1;
// expect: };
// expect: };
// expect: }
// expect: {
// expect: a = <null>;
// expect: } {
// expect: }
// expect: {
// expect: a = 1;
// expect: } true
