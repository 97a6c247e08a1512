import Foundation
let s = "a"
let a = s.localizedCompare(3)
let b = s.localizedCaseInsensitiveContains(3)
let c = s.localizedStandardContains(3)
let d = s.commonPrefix(with: 3)
let e = s.range(of: 3, options: .caseInsensitive)
let f = s.padding(toLength: 3, withPad: 3, startingAt: 0)
let h = s.localizedStandardCompare(3)
let i = s.replacingOccurrences(of: 3, with: 4)
let j = s.compare(3, options: .numeric)
let k = s.addingPercentEncoding(withAllowedCharacters: "a")
let l = s.trimmingCharacters(in: 3)
let m = s.rangeOfCharacter(from: "a")
let q = s.hasSuffix(3), r = s.hasPrefix("a" as Character)
let t = s.elementsEqual(3)
let u = s.prefix("a"), v = s.dropFirst("a"), w = s.suffix(1.5)
let y = s.replacingOccurrences(of: "a", with: "b" as Character)
let ab = s.split(separator: " ", maxSplits: "a")
let ac = s.split(by: " ")
let ad = s.firstIndex(of: "ab"), ae = s.firstIndex(of: 3)
let af = s.index(0, offsetBy: 1), ag = s.index(s.startIndex, offsetBy: "a"), ah = s.index(of: "a")
let ai = s.joined(separator: 3)
let am = s.range(of: nil)
let an = s.appending(nil), ao = s.appending("a", "b")
// expect error 3:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 4:44: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 5:37: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 6:30: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:21: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:41: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 9:36: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 10:36: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 10:45: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 11:19: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 12:56: cannot convert value of type 'String' to expected argument type 'CharacterSet'
// expect error 13:34: cannot convert value of type 'Int' to expected argument type 'CharacterSet'
// expect error 14:34: cannot convert value of type 'String' to expected argument type 'CharacterSet'
// expect error 15:21: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 15:45: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 16:11: instance method 'elementsEqual' requires that 'Int' conform to 'Sequence'
// expect error 17:18: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 17:40: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 17:59: cannot convert value of type 'Double' to expected argument type 'Int'
// expect error 18:51: cannot convert value of type 'Character' to expected argument type 'String'
// expect error 19:45: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 20:12: no exact matches in call to instance method 'split'
// expect error 21:27: cannot convert value of type 'String' to expected argument type 'String.Element' (aka 'Character')
// expect error 21:56: cannot convert value of type 'Int' to expected argument type 'String.Element' (aka 'Character')
// expect error 22:18: cannot convert value of type 'Int' to expected argument type 'String.Index'
// expect error 22:72: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 23:12: no exact matches in call to instance method 'joined'
// expect error 24:22: 'nil' is not compatible with expected argument type 'String'
// expect error 25:22: 'nil' is not compatible with expected argument type 'String'
// expect error 25:50: extra argument in call
