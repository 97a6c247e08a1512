import Foundation
let m = NSMutableArray()
m.add(1); m.add("two"); m.add(NSNull()); m.add(NSString(string: "s")); m.add([1, 2])
print(m.count, m, m[0], m[1])
m.insert("zero", at: 0); m.remove("two"); m.removeObject(at: 0)
print(m)
m.replaceObject(at: 0, with: 10); m[1] = "x"
print(m[0], m[1], type(of: m[0]))
m.removeLastObject(); m.removeAllObjects(); print(m.count, m)
m.addObjects(from: [3, 1, 2]); m.exchangeObject(at: 0, withObjectAt: 2); print(m)
m.sort(comparator: { ($0 as! Int) < ($1 as! Int) ? .orderedAscending : .orderedDescending }); print(m)
let alias: NSMutableArray = m; alias.add(9); print(m.count, m === alias)
let c = NSMutableArray(capacity: 3), d = NSMutableArray(array: ["a"])
print(c.count, d, type(of: d))
let arr = m as! [Int]; print(arr)
let arr2 = m as NSArray as? [Int] ?? []; print(arr2)
m.setArray([7]); print(m); m.removeObjects(in: [7]); print(m)
class Cat { let n: String; init(_ n: String) { self.n = n } }
let cats = NSMutableArray(); let k = Cat("Tom"); cats.add(k); cats.add(Cat("Kit"))
print((cats[0] as! Cat).n, cats.contains(k), cats.index(of: k), (cats[0] as AnyObject) === k, cats.count)
for c in cats { print((c as! Cat).n) }
struct P { var x = 1 }
cats.add(P()); print((cats[2] as! P).x, type(of: cats[2]))
let nested = NSMutableArray(array: [NSMutableArray(array: [1]), NSMutableArray()])
// expect: 5 (
// expect: 1,
// expect: two,
// expect: <null>,
// expect: s,
// expect: (
// expect: 1,
// expect: 2
// expect: )
// expect: ) 1 two
// expect: (
// expect: 1,
// expect: <null>,
// expect: s,
// expect: (
// expect: 1,
// expect: 2
// expect: )
// expect: )
// expect: 10 x NSNumber
// expect: 0 (
// expect: )
// expect: (
// expect: 2,
// expect: 1,
// expect: 3
// expect: )
// expect: (
// expect: 1,
// expect: 2,
// expect: 3
// expect: )
// expect: 4 true
// expect: 0 (
// expect: a
// expect: ) NSMutableArray
// expect: [1, 2, 3, 9]
// expect: [1, 2, 3, 9]
// expect: (
// expect: 7
// expect: )
// expect: (
// expect: 7
// expect: )
// expect: Tom false 9223372036854775807 true 2
// expect: Tom
// expect: Kit
// expect: 1 P
