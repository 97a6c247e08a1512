import Foundation
let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(id, id.uuidString.count, UUID(uuidString: "nope") as Any, UUID() == UUID(), id == UUID(uuidString: id.uuidString))
let url = URL(string: "https://example.com:8080/a/b.html?q=1&r=2#top")!
print(url, url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.lastPathComponent, url.pathExtension)
print(url.deletingLastPathComponent(), URL(string: "https://example.com")!.appendingPathComponent("x"), url.absoluteString.count)
let data = "Hi!".data(using: .utf8)!
print(data.count, data.base64EncodedString(), Array(data), String(data: data, encoding: .utf8)!, data[0])
print(Data(base64Encoded: "SGkh").map { String(decoding: $0, as: UTF8.self) } ?? "", data == Data([72, 105, 33]))
var c = URLComponents(string: "https://a.b/c")!
c.queryItems = [URLQueryItem(name: "k", value: "v w")]
print(c.url!, c.host!, c.path)
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F 36 nil false true
// expect: https://example.com:8080/a/b.html?q=1&r=2#top https example.com 8080 /a/b.html q=1&r=2 top b.html html
// expect: https://example.com:8080/a/?q=1&r=2#top https://example.com/x 45
// expect: 3 SGkh [72, 105, 33] Hi! 72
// expect: Hi! true
// expect: https://a.b/c?k=v%20w a.b /c
