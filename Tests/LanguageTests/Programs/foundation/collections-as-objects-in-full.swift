import Foundation
let a = NSArray(array: [3, 1, 2, 1])
let strings = NSMutableArray(array: ["b", "a", "c", "a"])


print(a.indexOfObject(passingTest: { x, i, stop in (x as! Int) == 1 }), a.indexesOfObjects(passingTest: { x, i, stop in (x as! Int) < 3 }).map { $0 }, a.indexesOfObjects(options: .reverse, passingTest: { x, i, stop in if i < 2 { stop.pointee = true }; return (x as! Int) < 3 }).map { $0 }, a.indexOfObject(options: .reverse, passingTest: { x, i, stop in (x as! Int) == 1 }))
print(NSArray(array: ["a.txt", "b.md", "c"]).pathsMatchingExtensions(["txt", "md"]))
strings.remove("a"); print(strings); strings.add("d"); strings.insert("z", at: 0); strings.remove("c", in: NSRange(location: 0, length: 2)); print(strings)
strings.replaceObjects(at: IndexSet([0, 1]), with: ["m", "n"]); print(strings); strings.sort(comparator: { ($1 as! String).compare($0 as! String) }); print(strings)
strings.exchangeObject(at: 0, withObjectAt: 1); strings.removeLastObject(); print(strings, strings.count)
let d = NSDictionary(dictionary: ["a": 2, "b": 1, "c": 3])
print(d.keysOfEntries(passingTest: { k, v, stop in (v as! Int) > 1 }).map { $0 as! String }.sorted(), d.keysOfEntries(options: [], passingTest: { k, v, stop in false }).count)
let s = NSSet(array: [1, 2, 3])
print(s.objects(passingTest: { x, stop in (x as! Int) > 1 }).count, s.objects(options: [], passingTest: { x, stop in true }).count)
var sum = 0; s.enumerateObjects(options: []) { x, stop in sum += x as! Int }; print(sum)
let r = try! NSRegularExpression(pattern: "(\\w)(\\d)")
let m = NSMutableString(string: "a1 b2 c3")
print(r.replaceMatches(in: m, options: [], range: NSRange(location: 0, length: 5), withTemplate: "$2$1"), m)
let first = r.firstMatch(in: "a1 b2", range: NSRange(location: 0, length: 5))!
print(r.replacementString(for: first, in: "a1 b2", offset: 0, template: "<$2-$1-$0>"), first.resultType.rawValue, first.regularExpression?.pattern as Any, first.adjustingRanges(offset: 2).range)

let timer = Timer(timeInterval: 1, repeats: false) { _ in }; print(timer.userInfo as Any, timer.isValid, timer.timeInterval, timer.tolerance)
let pn = { () -> PersonNameComponents in var p = PersonNameComponents(); p.givenName = "Ann"; p.familyName = "Lee"; p.namePrefix = "Dr."; p.middleName = "B"; p.nameSuffix = "Jr."; p.nickname = "An"; return p }()
print(pn.namePrefix as Any, pn.nameSuffix as Any, pn.nickname as Any, pn == pn, pn.phoneticRepresentation as Any)
let c = NSCache<NSString, NSNumber>(); print(c.evictsObjectsWithDiscardedContent, c.name)
// expect: 1 [1, 2, 3] [1, 2, 3] 3
// expect: ["a.txt", "b.md"]
// expect: (
// expect: b,
// expect: c,
// expect: a
// expect: )
// expect: (
// expect: z,
// expect: b,
// expect: c,
// expect: a,
// expect: d
// expect: )
// expect: (
// expect: m,
// expect: n,
// expect: c,
// expect: a,
// expect: d
// expect: )
// expect: (
// expect: n,
// expect: m,
// expect: d,
// expect: c,
// expect: a
// expect: )
// expect: (
// expect: m,
// expect: n,
// expect: d,
// expect: c
// expect: ) 4
// expect: ["a", "c"] 0
// expect: 2 3
// expect: 6
// expect: 2 1a 2b c3
// expect: <1-a-a1> 1024 Optional("(\\w)(\\d)") {2, 2}
// expect: nil true 0.0 0.0
// expect: Optional("Dr.") Optional("Jr.") Optional("An") true nil
// expect: false 
