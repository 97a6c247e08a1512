import Foundation
let a = NSArray(array: [1, "two", 3.5, true, [4, 5], ["k": "v w"], NSNull(), Date(timeIntervalSinceReferenceDate: 0)])
print(a.count)
for x in a { print(type(of: x), x) }
print(type(of: a[0]), type(of: a.object(at: 1)), a.firstObject ?? "nil", a.lastObject ?? "nil")
print(a)
let n: NSArray = [3, 1, 2]
print(n, n.count, n.contains(3), n.contains(9), n.index(of: 1), n.index(of: 7) == NSNotFound)
print(n as! [Int], (n as? [Int])?.sorted() ?? [], n as Array)
let arr = [1, 2, 3] as NSArray
print(type(of: arr), arr == n, arr.isEqual(to: [1, 2, 3]), arr == [1, 2, 3])
print(arr.adding(4), arr.addingObjects(from: [5, 6]))
print(arr.componentsJoined(by: "-"), arr.subarray(with: NSRange(location: 1, length: 2)))
arr.enumerateObjects { o, i, stop in print(i, o); if i == 1 { stop.pointee = true } }
print(arr.reversed(), arr.map { $0 as! Int * 2 })
print(NSArray().count, NSArray(objects: NSString(string: "a"), NSNumber(value: 2)), NSArray(object: 5))
print(arr.sortedArray(comparator: { a, b in (b as! Int) < (a as! Int) ? .orderedAscending : .orderedDescending }))
print(arr.description, arr.debugDescription, "\(arr)")
print([arr, arr], ["x": arr])
let e = arr.objectEnumerator()
while let o = e.nextObject() { print("e", o) }
print(arr.hash == n.hash, arr.hashValue == arr.hash)
print(NSArray(array: ["b", "a b", "", "c\"d", "é", "a-b", "a_b", "a.b", "1"]))
print(arr.copy() as! NSArray == arr, type(of: arr.mutableCopy()))
// expect: 8
// expect: NSNumber 1
// expect: String two
// expect: NSNumber 3.5
// expect: Bool true
// expect: Array<Any> [4, 5]
// expect: Dictionary<AnyHashable, Any> [AnyHashable("k"): "v w"]
// expect: NSNull <null>
// expect: Date 2001-01-01 00:00:00 +0000
// expect: NSNumber String 1 2001-01-01 00:00:00 +0000
// expect: (
// expect: 1,
// expect: two,
// expect: 3.5,
// expect: true,
// expect: (
// expect: 4,
// expect: 5
// expect: ),
// expect: {
// expect: k = v w;
// expect: },
// expect: <null>,
// expect: 2001-01-01 00:00:00 +0000
// expect: )
// expect: (
// expect: 3,
// expect: 1,
// expect: 2
// expect: ) 3 true false 9223372036854775807 true
// expect: [3, 1, 2] [1, 2, 3] [3, 1, 2]
// expect: NSArray false true true
// expect: [1, 2, 3, 4] [1, 2, 3, 5, 6]
// expect: 1-2-3 [2, 3]
// expect: 0 1
// expect: 1 2
// expect: [3, 2, 1] [2, 4, 6]
// expect: 0 (
// expect: a,
// expect: 2
// expect: ) (
// expect: 5
// expect: )
// expect: [3, 2, 1]
// expect: (
// expect: 1,
// expect: 2,
// expect: 3
// expect: ) (
// expect: 1,
// expect: 2,
// expect: 3
// expect: ) (
// expect: 1,
// expect: 2,
// expect: 3
// expect: )
// expect: [(
// expect: 1,
// expect: 2,
// expect: 3
// expect: ), (
// expect: 1,
// expect: 2,
// expect: 3
// expect: )] ["x": (
// expect: 1,
// expect: 2,
// expect: 3
// expect: )]
// expect: e 1
// expect: e 2
// expect: e 3
// expect: true true
// expect: (
// expect: b,
// expect: "a b",
// expect: "",
// expect: "c"d",
// expect: é,
// expect: "a-b",
// expect: "a_b",
// expect: "a.b",
// expect: 1
// expect: )
// expect: true NSMutableArray
