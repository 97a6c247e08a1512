import Foundation
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.count, UUID(uuidString: "nope") as Any, id == UUID(uuidString: id.uuidString.lowercased()), UUID() == UUID(), UUID().uuidString.split(separator: "-").map(\.count), [id: 1][id]!)
let url = URL(string: "https://example.com:8080/path/to/file.txt?q=swift&n=1#top")!
print(url, url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.lastPathComponent, url.pathExtension, url.absoluteString.count)
print(url.deletingLastPathComponent(), url.deletingPathExtension().lastPathComponent, url.appendingPathComponent("x").path, URL(string: "https://a.b")!.appending(path: "c"), url.pathComponents)
print(URL(string: "") as Any, URL(string: "relative")!.scheme as Any, URL(fileURLWithPath: "/tmp/a.txt").lastPathComponent, URL(string: "a.b/c", relativeTo: URL(string: "https://x.y/z/"))!.absoluteString)
var parts = URLComponents(); parts.scheme = "https"; parts.host = "api.test"; parts.path = "/v1"; parts.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "n", value: nil)]
print(parts.url!, parts.string!, URLComponents(string: url.absoluteString)!.queryItems!.map { "\($0.name)=\($0.value ?? "")" })
print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!, url == URL(string: url.absoluteString), Set([url, url]).count)
// expect: E621E1F8-C36C-495A-93FC-0C247A3E6E5F 36 nil true false [8, 4, 4, 4, 12] 1
// expect: https://example.com:8080/path/to/file.txt?q=swift&n=1#top https example.com 8080 /path/to/file.txt q=swift&n=1 top file.txt txt 57
// expect: https://example.com:8080/path/to/?q=swift&n=1#top file /path/to/file.txt/x https://a.b/c ["/", "path", "to", "file.txt"]
// expect: nil nil a.txt https://x.y/z/a.b/c
// expect: https://api.test/v1?q=a%20b&n https://api.test/v1?q=a%20b&n ["q=swift", "n=1"]
// expect: a%20b&c a b true 1
