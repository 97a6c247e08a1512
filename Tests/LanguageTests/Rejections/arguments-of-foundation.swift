import Foundation
let p = CGPoint(x: "a", y: 1)
let parts = "a b".components(separatedBy: 3)
let q = CGSize(width: "1", height: 2)
let r = CGRect(x: 0, y: 0, width: "1", height: 2)
let u = URL(string: 3)
let u2 = URL(fileURLWithPath: 3)
let dt = Date(timeIntervalSince1970: "a")
let dd = Date().addingTimeInterval("a")
let f = DateFormatter(); 
func k() { f.dateFormat = 3; f.dateStyle = "a"; f.locale = "en" }
let s1 = f.string(from: "a")
let s2 = f.date(from: 3)
let n = NumberFormatter()
func k2() { n.numberStyle = "decimal"; n.maximumFractionDigits = "2" }
let s3 = n.string(from: "a")
let j = try! JSONDecoder().decode(Int.self, from: "a")
let e = try! JSONEncoder().encode()
let st = String(data: "a", encoding: .utf8)
let re = "abc".replacingOccurrences(of: 1, with: "a")
let tr = "abc".trimmingCharacters(in: " ")
let ra = "abc".range(of: 3)
let c = Calendar.current.component("day", from: Date())
let c2 = Calendar.current.date(byAdding: "day", value: 1, to: Date())
let c3 = Calendar.current.dateComponents([.day, "month"], from: Date())
func k3() { UserDefaults.standard.set(1, forKey: 2); _ = UserDefaults.standard.string(forKey: 3) }
let uu = UUID(uuidString: 3)
let fm = String(format: 3, 4)
let rd = "3.7".rounded()
let ce = ceil("a")
let sq = sqrt("4")
let ns = NSString(string: 3)
let no = Notification.Name(3)
func k5() { NotificationCenter.default.post(name: "a", object: nil) }
let me = Measurement(value: "1", unit: UnitLength.meters)
let ur = URLComponents(string: 3)
let qi = URLQueryItem(name: 3, value: 4)
let fi = FileManager.default.fileExists(atPath: 3)
let iso = ISO8601DateFormatter().date(from: 3)
// expect error 2:20: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 3:19: no exact matches in call to instance method 'components'
// expect error 4:23: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 5:35: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 6:21: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 7:31: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 8:38: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 9:36: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
// expect error 11:27: cannot assign value of type 'Int' to type 'String'
// expect error 11:44: cannot assign value of type 'String' to type 'DateFormatter.Style'
// expect error 11:60: cannot assign value of type 'String' to type 'Locale'
// expect error 12:25: cannot convert value of type 'String' to expected argument type 'Date'
// expect error 13:23: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 15:29: cannot assign value of type 'String' to type 'NumberFormatter.Style'
// expect error 15:66: cannot assign value of type 'String' to type 'Int'
// expect error 16:25: cannot convert value of type 'String' to expected argument type 'NSNumber'
// expect error 17:51: cannot convert value of type 'String' to expected argument type 'Data'
// expect error 18:35: missing argument for parameter #1 in call
// expect error 19:23: cannot convert value of type 'String' to expected argument type 'Data'
// expect error 20:41: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 21:39: cannot convert value of type 'String' to expected argument type 'CharacterSet'
// expect error 22:26: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 23:36: cannot convert value of type 'String' to expected argument type 'Calendar.Component'
// expect error 24:42: cannot convert value of type 'String' to expected argument type 'Calendar.Component'
// expect error 25:49: cannot convert value of type 'String' to expected element type 'Calendar.Component'
// expect error 26:50: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 26:95: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 27:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 28:25: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 29:16: value of type 'String' has no member 'rounded'
// expect error 30:15: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 31:15: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 32:27: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 33:28: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 34:51: cannot convert value of type 'String' to expected argument type 'NSNotification.Name'
// expect error 35:29: cannot convert value of type 'String' to expected argument type 'Double'
// expect error 36:32: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 37:29: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 37:39: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 38:49: cannot convert value of type 'Int' to expected argument type 'String'
// expect error 39:45: cannot convert value of type 'Int' to expected argument type 'String'
