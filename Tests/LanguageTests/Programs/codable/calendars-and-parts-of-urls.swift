import Foundation
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
func j<T: Encodable>(_ v: T) -> String { do { return String(decoding: try e.encode(v), as: UTF8.self) } catch { return "\(error)" } }
func back<T: Codable & Equatable>(_ v: T) -> Bool { do { return try JSONDecoder().decode(T.self, from: e.encode(v)) == v } catch { print(error); return false } }
var g = Calendar(identifier: .gregorian); g.timeZone = TimeZone(identifier: "Europe/Paris")!; g.locale = Locale(identifier: "fr_FR"); g.firstWeekday = 2
print(j(g), back(g))
var b = Calendar(identifier: .buddhist); b.timeZone = TimeZone(identifier: "GMT")!; b.locale = nil; b.minimumDaysInFirstWeek = 3
print(j(b).contains("buddhist"), back(b))
var i = Calendar(identifier: .iso8601); i.timeZone = TimeZone(identifier: "GMT")!; i.locale = Locale(identifier: "en_US"); print(j(i), back(i))
let d = DateComponents(calendar: g, timeZone: TimeZone(identifier: "Asia/Tokyo"), year: 2024, month: 2)
print(j(d), back(d))
print(j(Locale(identifier: "de_DE")), j(TimeZone(identifier: "Asia/Tokyo")!), j(Calendar.Identifier.hebrew.debugDescription))
let u = URLComponents(string: "https://u:p@h.com:80/p%20q?x=1&y=%26#f")!
print(j(u), back(u)); debugPrint(u); print(u)
print(j(URLComponents()), back(URLComponents(string: "a/b")!))
debugPrint(URLQueryItem(name: "a", value: "b c"), URLQueryItem(name: "a", value: nil))
for (r, n) in [(u.rangeOfScheme, "scheme"), (u.rangeOfUser, "user"), (u.rangeOfPassword, "password"), (u.rangeOfHost, "host"), (u.rangeOfPort, "port"), (u.rangeOfPath, "path"), (u.rangeOfQuery, "query"), (u.rangeOfFragment, "fragment")] { print(n, r.map { String(u.string![$0]) } as Any) }
let p = URLComponents(string: "a/b")!; print(p.rangeOfScheme as Any, p.rangeOfHost as Any, p.rangeOfPath.map { String(p.string![$0]) } as Any, p.rangeOfQuery as Any)
print(u.encodedHost as Any, URLComponents(string: "https://ex%41mple.com")!.encodedHost as Any)
print(try JSONDecoder().decode(URLComponents.self, from: Data(#"{"scheme":"http","host":"x","path":"/y"}"#.utf8)))
do { print(try JSONDecoder().decode(Calendar.self, from: Data(#"{"identifier":"zzz"}"#.utf8))) } catch { print("failed") }
// expect: {"current":0,"firstWeekday":2,"identifier":"gregorian","locale":{"current":0,"identifier":"fr_FR"},"minimumDaysInFirstWeek":4,"timeZone":{"identifier":"Europe/Paris"}} true
// expect: true true
// expect: {"current":0,"firstWeekday":2,"identifier":"iso8601","locale":{"current":0,"identifier":"en_US"},"minimumDaysInFirstWeek":4,"timeZone":{"identifier":"GMT"}} true
// expect: {"calendar":{"current":0,"firstWeekday":2,"identifier":"gregorian","locale":{"current":0,"identifier":"fr_FR"},"minimumDaysInFirstWeek":4,"timeZone":{"identifier":"Asia/Tokyo"}},"month":2,"timeZone":{"identifier":"Asia/Tokyo"},"year":2024} true
// expect: {"current":0,"identifier":"de_DE"} {"identifier":"Asia/Tokyo"} "hebrew"
// expect: {"fragment":"f","host":"h.com","password":"p","path":"/p q","port":80,"query":"x=1&y=&","scheme":"https","user":"u"} false
// expect: https://u:p@h.com:80/p%20q?x=1&y=%26#f
// expect: https://u:p@h.com:80/p%20q?x=1&y=%26#f
// expect: {"path":""} true
// expect: a=b c a
// expect: scheme Optional("https")
// expect: user Optional("u")
// expect: password Optional("p")
// expect: host Optional("h.com")
// expect: port Optional("80")
// expect: path Optional("/p%20q")
// expect: query Optional("x=1&y=%26")
// expect: fragment Optional("f")
// expect: nil nil Optional("a/b") nil
// expect: Optional("h.com") Optional("ex%41mple.com")
// expect: http://x/y
// expect: failed
