import Foundation
let d = NSDate(timeIntervalSinceReferenceDate: 100); print(d, d.description, d.timeIntervalSinceReferenceDate, d.timeIntervalSince1970)
let e = d.addingTimeInterval(50); print(e, type(of: e), d.compare(e as Date).rawValue, d.isEqual(to: Date(timeIntervalSinceReferenceDate: 100)), d.earlierDate(e as Date), d.laterDate(e as Date))
print(d == NSDate(timeIntervalSinceReferenceDate: 100), d.isEqual(d), d.timeIntervalSince(e as Date), (d as Date) == Date(timeIntervalSinceReferenceDate: 100), [d])
print(NSDate.distantPast, NSDate(timeInterval: 10, since: d as Date), d.hash == NSDate(timeIntervalSinceReferenceDate: 100).hash)
let data = NSData(data: Data([1, 2, 255])); print(data, data.length, data.description, data.count)
let m = NSMutableData(data: Data([1])); m.append(Data([2, 3])); print(m.length, m as Data == Data([1, 2, 3]), m); m.append([9] as [UInt8], length: 1); print(m.length, Array(m as Data))
print(NSData(bytes: [1, 2] as [UInt8], length: 2).base64EncodedString(options: []), NSData(base64Encoded: "AQI=", options: [])!.length, data.isEqual(to: Data([1, 2, 255])), data.subdata(with: NSRange(location: 1, length: 2)) as NSData)
for b in data as Data { print(b, terminator: " ") }; print()
let u = NSURL(string: "https://a.b/c/d.txt?x=1#f")!; print(u, u.absoluteString ?? "", u.host ?? "", u.path ?? "", u.lastPathComponent ?? "", u.pathExtension ?? "", u.scheme ?? "", u.query ?? "")
let id = NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!; print(id, id.uuidString, id == NSUUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!)
let cs = NSCharacterSet(charactersIn: "abc"); print(cs.characterIsMember(97), cs.characterIsMember(100), (cs as CharacterSet).contains("b"), NSCharacterSet.decimalDigits.contains("5"), cs.inverted.contains("a"))
let i = NSIndexSet(index: 3), mi = NSMutableIndexSet(indexesIn: NSRange(location: 1, length: 3)); mi.add(9); print(i.count, mi.count, mi.contains(2), mi.firstIndex, mi.lastIndex)
let ip = NSIndexPath(indexes: [1, 2], length: 2); print(ip.length, ip.index(atPosition: 1))
let r = NSRange(location: 2, length: 3); print(r, r.location, r.length, r.upperBound, r.lowerBound, NSStringFromRange(r), NSRangeFromString("{2, 3}"), r == NSRange(2..<5), Range(r)!)
print(NSIntersectionRange(r, NSRange(location: 4, length: 5)), NSUnionRange(r, NSRange(location: 8, length: 1)), NSMaxRange(r), NSLocationInRange(3, r), r.contains(5), NSEqualRanges(r, r), r.intersection(NSRange(location: 9, length: 1)) as Any, NSRange("{1,2}")!, NSRange("abc".startIndex..., in: "abc"), NSRange(location: NSNotFound, length: 0))
print(r.description, r.debugDescription, String(reflecting: r), [r], "\(r)", r.hashValue == NSRange(location: 2, length: 3).hashValue)
let text = "héllo 👍 wörld"; let ns = text as NSString; let rr = ns.range(of: "wörld"); print(rr, text[Range(rr, in: text)!], NSRange(text.range(of: "👍")!, in: text))
print(NSNull(), NSNull() == NSNull(), [NSNull()], NSNull().description)
dump(r)
let set = IndexSet(integersIn: 1...3); print(set, set.count)
print(NSStringFromClass(NSString.self), NSStringFromClass(NSObject.self))
// expect: 2001-01-01 00:01:40 +0000 2001-01-01 00:01:40 +0000 100.0 978307300.0
// expect: 2001-01-01 00:02:30 +0000 Date -1 true 2001-01-01 00:01:40 +0000 2001-01-01 00:02:30 +0000
// expect: true true -50.0 true [2001-01-01 00:01:40 +0000]
// expect: 0001-01-01 00:00:00 +0000 2001-01-01 00:01:50 +0000 true
// expect: <0102ff> 3 <0102ff> 3
// expect: 3 true <010203>
// expect: 4 [1, 2, 3, 9]
// expect: AQI= 2 true <02ff>
// expect: 1 2 255 
// expect: https://a.b/c/d.txt?x=1#f https://a.b/c/d.txt?x=1#f a.b /c/d.txt d.txt txt https x=1
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F E621E1F8-C36C-495A-93FC-0C247A3E6E5F true
// expect: true false true true false
// expect: 1 4 true 1 9
// expect: 2 2
// expect: {2, 3} 2 3 5 2 {2, 3} {2, 3} true 2..<5
// expect: {4, 1} {2, 7} 5 true false true nil {1, 2} {0, 3} {9223372036854775807, 0}
// expect: {2, 3} {2, 3} {2, 3} [{2, 3}] {2, 3} true
// expect: {9, 5} wörld {6, 2}
// expect: <null> true [<null>] <null>
// expect: ▿ {2, 3}
// expect: - location: 2
// expect: - length: 3
// expect: 3 indexes 3
// expect: NSString NSObject
