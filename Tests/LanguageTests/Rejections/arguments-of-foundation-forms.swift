import Foundation
let s = "a", dbl = 1.5, i = 2, cg: CGFloat = 2
let a1 = CGPoint(x: "a", y: 1.5)
let a2 = CGPoint(x: "a", y: dbl)
let a3 = CGPoint(x: s, y: i)
let a4 = CGPoint(x: s, y: cg)
let a5 = CGPoint(x: 1, y: s)
let a9 = CGSize(width: true, height: 1)
let b1 = CGRect(x: 0, y: i, width: dbl, height: 1)
let b2 = CGRect(x: s, y: i, width: dbl, height: 1)
let b3 = CGPoint(x: nil, y: 1)
let b6 = CGRect(origin: CGPoint(x: 1, y: 2), size: "a")
let b7 = "a b".components(separatedBy: nil)
let b8 = "a b".components(separatedBy: i)
let c1 = s.trimmingCharacters(in: "a")
let c4 = s.range(of: i)
let c6 = s.hasPrefix(3)
let c7 = s.replacingOccurrences(of: "a", with: 3)
let c8 = s.replacingOccurrences(of: "a", with: nil)
let c9 = s.appending(3)
let d1 = s.padding(toLength: "a", withPad: " ", startingAt: 0)
let d4 = s.compare(3)
let d5 = s.caseInsensitiveCompare(3)
let d6 = UserDefaults.standard.integer(forKey: 3)
func k() { UserDefaults.standard.set(1, forKey: 2); UserDefaults.standard.set("a", forKey: i); UserDefaults.standard.removeObject(forKey: 2) }
let e4 = Calendar.current.isDate(s, inSameDayAs: Date()), e5 = Calendar.current.startOfDay(for: 3)
let f2 = Set<Int>(["a"]), f3 = Array<Int>(["a"])
// expect error 3:21: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 4:21: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 5:21: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:21: cannot convert value of type 'String' to expected argument type 'CGFloat'
// expect error 7:27: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 8:24: cannot convert value of type 'Bool' to expected argument type 'Int'
// expect error 9:36: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 10:20: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 10:36: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 11:21: 'nil' is not compatible with expected argument type 'Int'
// expect error 12:52: cannot convert value of type 'String' to expected argument type 'CGSize'
// expect error 13:16: no exact matches in call to instance method 'components'
// expect error 14:16: no exact matches in call to instance method 'components'
// expect error 15:35: cannot convert value of type 'String' to expected argument type 'CharacterSet'
// expect error 16:22: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 17:22: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 18:48: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 19:48: 'nil' is not compatible with expected argument type 'String'
// expect error 20:22: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 21:30: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 22:20: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 23:35: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 24:48: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 25:49: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 25:92: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 25:139: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 26:34: cannot convert value of type 'String' to expected argument type 'Date'
// expect error 26:97: cannot convert value of type 'Int' to expected argument type 'Date'
// expect error 27:20: cannot convert value of type 'String' to expected element type 'Int'
// expect error 27:44: cannot convert value of type 'String' to expected element type 'Int'
