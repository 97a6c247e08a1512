import Foundation
let m = NSMutableString(string: "Hello")
m.append(" World"); print(m, m.length)
m.insert("big ", at: 6); print(m)
m.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Howdy"); print(m)
m.deleteCharacters(in: NSRange(location: 5, length: 4)); print(m)
print(m.replaceOccurrences(of: "o", with: "0", options: [], range: NSRange(location: 0, length: m.length)), m)
m.setString("new"); print(m, m as String, String(m))
let alias = m; alias.append("!"); print(m === alias, m)
let c = m.copy() as! NSString; m.append("?"); print(c, m, type(of: c))
let mm = c.mutableCopy() as! NSMutableString; mm.append("+"); print(mm, c)
print(m.isEqual(to: "new5-x!?"), m == NSString(string: "new5-x!?"), m.hasPrefix("new"))
let s: NSString = "The quick brown fox"
print(s.length, s.uppercased, s.capitalized, s.lowercased, s.substring(from: 4), s.substring(to: 3), s.substring(with: NSRange(location: 4, length: 5)))
print(s.range(of: "quick"), s.range(of: "zzz").location == NSNotFound, s.contains("fox"), s.components(separatedBy: " "))
print(s.character(at: 0), s.replacingOccurrences(of: "quick", with: "slow"), s.appending("!"))
print(s.hasSuffix("fox"), s.compare("The"), s.compare("the quick brown fox", options: .caseInsensitive).rawValue, s.caseInsensitiveCompare("THE QUICK BROWN FOX").rawValue)
print(NSString(format: "%05.2f|%@|%d", 3.14159, "s", 4))
print(s.integerValue, ("12abc" as NSString).integerValue, ("3.5" as NSString).doubleValue, ("yes" as NSString).boolValue, ("0x1" as NSString).intValue)
print(s.lineRange(for: NSRange(location: 0, length: 0)), s.rangeOfCharacter(from: .whitespaces), s.trimmingCharacters(in: .letters))
print(s.padding(toLength: 22, withPad: ".", startingAt: 0), s.commonPrefix(with: "The quack", options: []), s.isEqual(s))
print((s as String).count, s.hash == ("The quick brown fox" as NSString).hash, s.description, s.debugDescription)
print(("a/b/c.txt" as NSString).lastPathComponent, ("a/b/c.txt" as NSString).pathExtension, ("a/b" as NSString).appendingPathComponent("c"), ("a/b/c.txt" as NSString).deletingPathExtension, ("~/x" as NSString).isAbsolutePath)
print(s.data(using: String.Encoding.utf8.rawValue)?.count ?? 0, NSString(data: Data([104, 105]), encoding: String.Encoding.utf8.rawValue) ?? "none")
print(NSString(string: "é").length, ("👍" as NSString).length, ("x" as NSString).appending("y") as NSString)
print(s.range(of: "o", options: .backwards), s.range(of: "O", options: [.caseInsensitive], range: NSRange(location: 13, length: 6)))
let arr = ["b", "a"] as [NSString]; print(arr, arr.sorted { $0.compare($1 as String) == .orderedAscending })
var dict = [NSString: Int](); dict["k"] = 1; print(dict["k"] ?? 0)
print(s == "The quick brown fox", s != "x", s.isEqual("The quick brown fox"))
let joined = NSArray(array: ["a", "b"]).componentsJoined(by: ","); print(joined)
print(NSString.path(withComponents: ["a", "b"]), s.firstLetterCheck)
extension NSString { var firstLetterCheck: Bool { length > 0 } }
print("abc" as NSString as String == "abc", ("ab" as NSString) as? String ?? "n", NSString() == "", NSString(utf8String: "q")!)
print(NSMutableString(capacity: 0).length, NSMutableString(capacity: 5), NSString("abc"), NSString("abc").length, NSString.init(string: "i"))
// expect: Hello World 11
// expect: Hello big World
// expect: Howdy big World
// expect: Howdy World
// expect: 2 H0wdy W0rld
// expect: new new new
// expect: true new!
// expect: new! new!? NSString
// expect: new!+ new!
// expect: false false true
// expect: 19 THE QUICK BROWN FOX The Quick Brown Fox the quick brown fox quick brown fox The quick
// expect: {4, 5} true true ["The", "quick", "brown", "fox"]
// expect: 84 The slow brown fox The quick brown fox!
// expect: true orderedDescending 0 0
// expect: 03.14|s|4
// expect: 0 12 3.5 true 0
// expect: {0, 19} {3, 1}  quick brown 
// expect: The quick brown fox... The qu true
// expect: 19 true The quick brown fox The quick brown fox
// expect: c.txt txt a/b/c a/b/c true
// expect: 19 hi
// expect: 1 2 xy
// expect: {17, 1} {17, 1}
// expect: [b, a] [a, b]
// expect: 1
// expect: true true true
// expect: a,b
// expect: a/b true
// expect: true ab true q
// expect: 0  abc 3 i
