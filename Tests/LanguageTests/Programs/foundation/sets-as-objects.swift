import Foundation
let s = NSSet(array: [1, 2, 2])
print(s.count, s.contains(1), s.contains(5), s.member(2) ?? "nil", s.anyObject() != nil)
print((s.allObjects as! [Int]).sorted(), s as! Set<Int> == [1, 2])
let one = NSSet(object: "a"); print(one, one.description, [one])
let m = NSMutableSet(); m.add(1); m.add("a"); m.add(1); m.remove("a"); print(m, m.count)
m.union([2, 3]); m.minus([1]); m.intersect([3, 4]); print(m)
m.addObjects(from: [9]); print(m.count); m.removeAllObjects(); print(m)
print(NSSet(array: [1, 1, 2]).count, NSSet(objects: 1, 2).isSubset(of: [1, 2, 3]), s.intersects([2]), s.isEqual(to: [1, 2]))
for x in NSSet(array: ["q"]) { print(type(of: x), x) }
let c = NSCountedSet(array: ["a", "b", "a", "a"])
print(c.count(for: "a"), c.count(for: "b"), c.count(for: "z"), c.count)
c.add("b"); c.remove("a"); print(c.count(for: "a"), c.count(for: "b"))
print(NSCountedSet(array: ["x"]), NSCountedSet(array: [1, 1]))
let o = NSOrderedSet(array: [3, 1, 3, 2])
print(o, o.count, o[0], o.array, o.contains(1), o.index(of: 2), o.firstObject ?? 0, o.lastObject ?? 0)
for x in o { print(type(of: x), x) }
print(o.reversed, o.set.count, o.object(at: 1), o == NSOrderedSet(array: [3, 1, 2]))
let mo = NSMutableOrderedSet(); mo.add("b"); mo.add("a"); mo.add("b"); mo.insert("c", at: 0); print(mo, mo.count)
mo.remove("b"); mo.removeObject(at: 0); mo.addObjects(from: ["x", "y"]); mo.exchangeObject(at: 0, withObjectAt: 1); print(mo.array)
mo[0] = "w"; mo.moveObjects(at: IndexSet(integer: 0), to: 2); print(mo.array)
// expect: 2 true false 2 true
// expect: [1, 2] true
// expect: {(
// expect: a
// expect: )} {(
// expect: a
// expect: )} [{(
// expect: a
// expect: )}]
// expect: {(
// expect: 1
// expect: )} 1
// expect: {(
// expect: 3
// expect: )}
// expect: 2
// expect: {(
// expect: )}
// expect: 2 false true false
// expect: String q
// expect: 3 1 0 2
// expect: 2 2
// expect: {(
// expect: x
// expect: )} {(
// expect: 1
// expect: )}
// expect: (
// expect: 3,
// expect: 1,
// expect: 3,
// expect: 2
// expect: ) 3 3 [3, 1, 3, 2] true 9223372036854775807 3 2
// expect: NSNumber 3
// expect: NSNumber 1
// expect: NSNumber 3
// expect: NSNumber 2
// expect: (
// expect: 2,
// expect: 3,
// expect: 1,
// expect: 3
// expect: ) 3 1 false
// expect: (
// expect: c,
// expect: b,
// expect: a
// expect: ) 3
// expect: [x, a, y]
// expect: [a, y, w]
