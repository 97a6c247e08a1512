import Foundation
// identity
let n1 = NSNumber(value: 5), n2 = NSNumber(value: 5)
print(n1 === n1, n1 == n2, n1.isEqual(n2), n1.isEqual(to: 5))
let s1 = NSString(string: "a"), s2 = NSString(string: "a")
print(s1 === s2, s1 == s2, s1 === s1, s1.isEqual(s2), s1.isEqual(to: "a"), s1.isEqual("a"))
let a = "x" as AnyObject, b = a
print(a === b)
let arr = NSMutableArray(); arr.add(s1)
print(arr[0] as AnyObject === s1, arr.contains(s2), arr.index(of: s2), arr.indexOfObjectIdentical(to: s1))
var objs: [NSObject] = [s1, n1, NSArray(array: [1])]
print(objs.contains(s2), objs.firstIndex(of: n2) ?? -1, objs)
let set: Set<NSObject> = [s1, s2, n1]
print(set.count)
var dd: [NSString: Int] = [:]
dd["k"] = 1; dd[NSString(string: "k")] = 2
print(dd)
print(n1.hash == n2.hash, s1.hash == s2.hash)
print(ObjectIdentifier(s1) == ObjectIdentifier(s1), ObjectIdentifier(s1) == ObjectIdentifier(s2))
print(s1.description, n1.description, s1.debugDescription, n1.debugDescription)
class Pt: NSObject { let x: Int; init(_ x: Int) { self.x = x }
 override func isEqual(_ o: Any?) -> Bool { (o as? Pt)?.x == x }
 override var hash: Int { x }
 override var description: String { "Pt(\(x))" } }
let ps: [AnyObject] = [Pt(1), Pt(2)]
print(ps)
print((ps[0] as! NSObject) == Pt(1))
// expect: true true true true
// expect: false true true true true true
// expect: true
// expect: false false 9223372036854775807 9223372036854775807
// expect: true 1 [a, 5, (
// expect: 1
// expect: )]
// expect: 2
// expect: [k: 2]
// expect: true true
// expect: true false
// expect: a 5 a 5
// expect: [Pt(1), Pt(2)]
// expect: true
