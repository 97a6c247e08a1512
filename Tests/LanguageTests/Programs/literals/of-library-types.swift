import Foundation
extension URL: @retroactive ExpressibleByStringLiteral { public init(stringLiteral v: String) { self.init(string: v)! } }
let u: URL = "https://a.b/c"
print(u.host!)
func open(_ url: URL) { print("open", url) }
open("https://x.y")
struct Link { var url: URL = "https://d.e"; var other: URL? = "https://f.g" }
print(Link().url, Link().other!)
extension UUID: @retroactive ExpressibleByStringLiteral { public init(stringLiteral v: StaticString) { self.init(uuidString: "\(v)")! } }
let id: UUID = "00000000-0000-0000-0000-000000000001"
print(id)
extension Int: @retroactive ExpressibleByStringLiteral { public init(stringLiteral v: String) { self = v.count } }
let k: Int = "abc"; print(k)
let n: [Int] = ["a", "bb", 7]; print(n)
extension Date: @retroactive ExpressibleByStringLiteral { public init(stringLiteral v: String) { let f = DateFormatter(); f.dateFormat = "yyyy-MM-dd"; f.timeZone = TimeZone(identifier: "UTC"); f.locale = Locale(identifier: "en_US_POSIX"); self = f.date(from: v)! } }
let day: Date = "2024-02-29"
print(day.timeIntervalSince1970)
let urls: [String: URL] = ["a": "https://q.r"]
print(urls["a"]!.absoluteString)
// expect: a.b
// expect: open https://x.y
// expect: https://d.e https://f.g
// expect: 00000000-0000-0000-0000-000000000001
// expect: 3
// expect: [1, 2, 7]
// expect: 1709164800.0
// expect: https://q.r
