import Foundation
typealias Name = String
typealias Shade = Tint
enum Tint { case red }
func take(_ i: Bool) {}
func shade(_ s: Shade) {}
func name(_ s: Notification.Name) {}
for i in 0..<3 { take(i) }
for i in 0...3 { take(i) }
for c in "abc" { take(c) }
for c in "abc".dropFirst() { take(c) }
for c in "abc".reversed() { take(c) }
for c in [Name]() { take(c) }
for c in [Name]().reversed() { take(c) }
for c in stride(from: 0, to: 3, by: 1) { take(c) }
for (i, c) in [Name]().enumerated() { take(i); take(c) }
for p in [Name]().enumerated() { take(p) }
for p in [1: 2] { take(p) }
for p in [1: 2].sorted(by: { $0.key < $1.key }) { take(p) }
for p in [1: 2].keys { take(p) }
for p in Set([1]) { take(p) }
for p in zip([1], ["a"]) { take(p) }
_ = Name.foo
_ = Shade.blue
shade(.blue)
shade(Shade.blue)
name(.foo)
let s: Shade = .blue
let q = Shade.red
take(q)
q.foo
let n: Name = "a"
n.foo
n.foo()
"abc".forEach { take($0) }
_ = "abc".map { take($0) }
_ = [1: 2].map { take($0) }
_ = [1: 2].filter { take($0); return true }
_ = [1: 2].sorted { take($0); return true }
take("abc"["abc".startIndex])
take("abc".last)
take("abc".randomElement())
take("abc".first!)
take("abc".max())
take("abc".filter { $0 == "a" })
take("abc".count)
take("abc".firstIndex(of: "a"))
take("abc".sorted())
take("abc".shuffled())
take("abc".suffix(1))
take("abc".dropLast())
take("abc".split(separator: ",")[0])
take("abc".enumerated().map { $0.element })
take("abc".components(separatedBy: ","))
take(Date().timeIntervalSince1970)
take(Date().timeIntervalSince(Date()))
take(Date().addingTimeInterval("a"))
take(Date().distance(to: Date()))
let ti: Int = Date().timeIntervalSince(Date())
// expect error 8:23: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 9:23: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 10:23: cannot convert value of type 'Character' to expected argument type 'Bool'
// expect error 11:35: cannot convert value of type 'Character' to expected argument type 'Bool'
// expect error 12:34: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 13:26: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 14:37: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 15:47: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 16:44: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 16:53: cannot convert value of type 'Name' (aka 'String') to expected argument type 'Bool'
// expect error 17:39: cannot convert value of type '(offset: Int, element: Name)' (aka '(offset: Int, element: String)') to expected argument type 'Bool'
// expect error 18:24: cannot convert value of type '(key: Int, value: Int)' to expected argument type 'Bool'
// expect error 19:56: cannot convert value of type 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') to expected argument type 'Bool'
// expect error 20:29: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 21:26: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 22:33: cannot convert value of type '(Int, String)' to expected argument type 'Bool'
// expect error 23:10: type 'Name' (aka 'String') has no member 'foo'
// expect error 24:11: type 'Shade' (aka 'Tint') has no member 'blue'
// expect error 25:8: type 'Shade' (aka 'Tint') has no member 'blue'
// expect error 26:13: type 'Shade' (aka 'Tint') has no member 'blue'
// expect error 27:7: type 'Notification.Name' (aka 'NSNotification.Name') has no member 'foo'
// expect error 28:17: type 'Shade' (aka 'Tint') has no member 'blue'
// expect error 30:6: cannot convert value of type 'Shade' (aka 'Tint') to expected argument type 'Bool'
// expect error 31:3: value of type 'Shade' (aka 'Tint') has no member 'foo'
// expect error 33:3: value of type 'Name' (aka 'String') has no member 'foo'
// expect error 34:3: value of type 'Name' (aka 'String') has no member 'foo'
// expect error 35:22: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 36:22: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 37:23: cannot convert value of type 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') to expected argument type 'Bool'
// expect error 38:26: cannot convert value of type '(key: Int, value: Int)' to expected argument type 'Bool'
// expect error 39:19: contextual closure type '(Dictionary<Int, Int>.Element, Dictionary<Int, Int>.Element) throws -> Bool' (aka '((key: Int, value: Int), (key: Int, value: Int)) throws -> Bool') expects 2 arguments, but 1 was used in closure body
// expect error 39:26: cannot convert value of type 'Dictionary<Int, Int>.Element' (aka '(key: Int, value: Int)') to expected argument type 'Bool'
// expect error 40:11: cannot convert value of type 'Character' to expected argument type 'Bool'
// expect error 41:12: optional type 'String.Element?' (aka 'Optional<Character>') cannot be used as a boolean; test for '!= nil' instead
// expect error 42:12: optional type 'String.Element?' (aka 'Optional<Character>') cannot be used as a boolean; test for '!= nil' instead
// expect error 43:17: cannot convert value of type 'String.Element' (aka 'Character') to expected argument type 'Bool'
// expect error 44:12: optional type 'String.Element?' (aka 'Optional<Character>') cannot be used as a boolean; test for '!= nil' instead
// expect error 45:12: cannot convert value of type 'String' to expected argument type 'Bool'
// expect error 46:12: type 'Int' cannot be used as a boolean; test for '!= 0' instead
// expect error 47:12: optional type 'String.Index?' cannot be used as a boolean; test for '!= nil' instead
// expect error 48:12: cannot convert value of type '[String.Element]' (aka 'Array<Character>') to expected argument type 'Bool'
// expect error 49:12: cannot convert value of type '[String.Element]' (aka 'Array<Character>') to expected argument type 'Bool'
// expect error 50:12: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'Bool'
// expect error 51:12: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'Bool'
// expect error 52:33: cannot convert value of type 'String.SubSequence' (aka 'Substring') to expected argument type 'Bool'
// expect error 53:25: cannot convert value of type '[String.Element]' (aka 'Array<Character>') to expected argument type 'Bool'
// expect error 54:12: cannot convert value of type '[String]' to expected argument type 'Bool'
// expect error 55:13: cannot convert value of type 'TimeInterval' (aka 'Double') to expected argument type 'Bool'
// expect error 56:13: cannot convert value of type 'TimeInterval' (aka 'Double') to expected argument type 'Bool'
// expect error 57:13: cannot convert value of type 'Date' to expected argument type 'Bool'
// expect error 57:32: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 58:13: cannot convert value of type 'TimeInterval' (aka 'Double') to expected argument type 'Bool'
// expect error 59:22: cannot convert value of type 'TimeInterval' (aka 'Double') to specified type 'Int'
