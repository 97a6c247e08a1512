import Foundation
typealias Name = String
struct P { var name: Name = "a"; var names: [Name] = []; var byName: [Name: Int] = [:] ; func f(_ n: Name) -> Name { n } }
let p = P()
func take(_ i: Bool) {}
let n: Name = "a"
take(n)
let m = n
take(m)
take(p.names.first)
take(p.names)
take(p.names[0])
take(p.names.map { $0 })
take(p.byName)
take(p.byName["a"])
take(p.byName.keys.first)
for x in p.names { take(x) }
p.names.forEach { take($0) }
take(n + "a")
take("a" + n)
take(n.uppercased())
take(p.f("a"))
take(p.f)
take(p.names.sorted())
take(p.names.filter { $0 == "a" })
take((n, 1))
take([n])
take([n, "b"])
take(n as String)
take("b" as Name)
take(Name("a"))
take(max(n, n))
let t: TimeInterval = 3
take(t)
take(t + 1)
take(t * 2)
take(-t)
take(Date().timeIntervalSince(Date()) / 60)
take(p.names.count + p.names.firstIndex(of: "a")!)
take(p.names.firstIndex(of: "a")!)
take(p.names.firstIndex(of: "a") ?? 0)
if let i = p.names.firstIndex(of: "a") { take(i) }
take(p.names.indices.map { $0 })
take(p.names.endIndex)
take([1: 2].first)
take([1: 2].map { $0 })
take([1: 2].filter { $0.key > 1 })
[1: 2].forEach { take($0) }
for y in [1: 2] { take(y) }
take("ab".split(separator: "a").map { $0 })
take("ab".map { $0 })
take("ab".first)
take("ab".dropFirst())
take("ab".prefix(1))
take([1].dropFirst())
take([1].prefix(1))
take([1].suffix(from: 1))
take(["a"].joined())
take([[1]].joined())
take(Set([1]).first)
take(Set([1]).map { $0 })
let s: Set<Name> = []
take(s)
// expect error 7:6: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 9:6: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 10:14: optional type 'Name?' (aka 'Optional<String>') cannot be used as a boolean; test for '!= nil' instead
// expect error 11:8: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 12:13: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 13:14: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 14:8: cannot convert value of type '[Name : Int]' (aka 'Dictionary<String, Int>') to expected argument type 'Bool'
// expect error 15:14: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 16:20: optional type 'Dictionary<Name, Int>.Keys.Element?' (aka 'Optional<String>') cannot be used as a boolean; test for '!= nil' instead
// expect error 17:25: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 18:24: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 19:8: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 20:10: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 21:8: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 22:8: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 23:8: cannot convert value of type '(Name) -> Name' (aka '(String) -> String') to expected argument type 'Bool'
// expect error 24:14: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 25:14: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 26:6: cannot convert value of type '(Name, Int)' (aka '(String, Int)') to expected argument type 'Bool'
// expect error 27:6: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 28:6: cannot convert value of type '[Name]' (aka 'Array<String>') to expected argument type 'Bool'
// expect error 29:8: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 30:10: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 31:6: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 32:6: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 34:6: cannot convert value of type 'TimeInterval' (aka 'Double') to expected argument type 'Bool'
// expect error 35:8: cannot convert value of type 'Double' to expected argument type 'Bool'
// expect error 36:8: cannot convert value of type 'Double' to expected argument type 'Bool'
// expect error 37:6: cannot convert value of type 'Double' to expected argument type 'Bool'
// expect error 38:39: cannot convert value of type 'Double' to expected argument type 'Bool'
// expect error 39:20: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 40:33: type 'Array<Name>.Index' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 41:34: type 'Array<Name>.Index' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 42:47: type 'Array<Name>.Index' (aka 'Int') cannot be used as a boolean; test for '!= 0' instead
// expect error 43:22: cannot convert value of type '[Range<Array<Name>.Index>.Element]' (aka 'Array<Int>') to expected argument type 'Bool'
// expect error 44:14: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 45:13: optional type 'Dictionary<Int, Int>.Element?' (aka 'Optional<(key: Int, value: Int)>') cannot be used as a boolean; test for '!= nil' instead
// expect error 46:13: cannot convert value of type '[Dictionary<Int, Int>.Element]' (aka 'Array<(key: Int, value: Int)>') to expected argument type 'Bool'
// expect error 47:13: cannot convert value of type '[Int : Int]' to expected argument type 'Bool'
// expect error 48:23: cannot convert value of type 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') to expected argument type 'Bool'
// expect error 49:24: cannot convert value of type '(key: Int, value: Int)' to expected argument type 'Bool'
// expect error 50:33: cannot convert value of type '[String.SubSequence]' (aka 'Array<Substring>') to expected argument type 'Bool'
// expect error 51:11: cannot convert value of type '[String.Element]' (aka 'Array<Character>') to expected argument type 'Bool'
// expect error 52:11: optional type 'String.Element?' (aka 'Optional<Character>') cannot be used as a boolean; test for '!= nil' instead
// expect error 53:11: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'Bool'
// expect error 54:11: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'Bool'
// expect error 55:10: cannot convert value of type 'ArraySlice<Int>' to expected argument type 'Bool'
// expect error 56:10: cannot convert value of type 'ArraySlice<Int>' to expected argument type 'Bool'
// expect error 57:10: cannot convert value of type 'ArraySlice<Int>' to expected argument type 'Bool'
// expect error 58:12: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 59:12: cannot convert value of type 'FlattenSequence<[[Int]]>' to expected argument type 'Bool'
// expect error 60:15: optional type 'Int?' cannot be used as a boolean; test for '!= nil' instead
// expect error 61:15: cannot convert value of type '[Int]' to expected argument type 'Bool'
// expect error 63:6: cannot convert value of type 'Set<Name>' (aka 'Set<String>') to expected argument type 'Bool'
