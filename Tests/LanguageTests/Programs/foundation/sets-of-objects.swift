import Foundation
let ordered = NSOrderedSet(array: [3, 1, 2])
print(ordered)
print(ordered.count, ordered.contains(1), ordered.array, ordered[0], ordered.index(of: 9) == NSNotFound)
for element in ordered { print(element, terminator: " ") }
print(ordered.map { "\($0)" }, ordered.firstObject as Any)
func isIsogram(_ word: String) -> Bool {
  let letters = word.lowercased().filter(\.isLetter).map { String($0) }
  return NSOrderedSet(array: letters).count == letters.count
}
print(isIsogram("lumberjacks"), isIsogram("letters"))
switch NSSet(array: [2.5, 2.5, 4]).count {
case 1: print("equilateral")
case 2: print("isosceles")
default: print("scalene")
}
let counted = NSCountedSet(array: ["x", "y", "x"])
print(counted.count, counted.count(for: "x"), counted.count(for: "q"), counted.contains("y"))
counted.add("y")
counted.add("y")
counted.remove("x")
print(counted.map { "\($0):\(counted.count(for: $0))" }.sorted())
counted.remove("x")
print(counted.count, counted.max { counted.count(for: $0) < counted.count(for: $1) } as Any)
let mutable = NSMutableSet()
mutable.add(1)
mutable.add(1)
mutable.addObjects(from: [2, 3])
mutable.remove(2)
print(mutable.count, mutable.contains(2), NSSet(array: [1, 3]) == mutable)
let text: String? = "a;b"
print((text as NSString?)?.length ?? 0, (3 as Int?) as NSNumber? as Any, (nil as NSString?) as String? as Any)
// expect: (
// expect: 3,
// expect: 1,
// expect: 2
// expect: )
// expect: 3 true [3, 1, 2] 3 true
// expect: 3 1 2 ["3", "1", "2"] Optional(3)
// expect: true false
// expect: isosceles
// expect: 2 2 0 true
// expect: ["x:1", "y:3"]
// expect: 1 Optional("y")
// expect: 2 false true
// expect: 3 Optional(3) nil
