import Foundation

struct Endpoint {
  let path: String
  var query: [String: String] = [:]
  var url: URL? {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "api.example.com"
    components.path = path
    if !query.isEmpty {
      components.queryItems = query.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    return components.url
  }
}
print(Endpoint(path: "/v1/users").url!)
print(Endpoint(path: "/v1/search", query: ["q": "swift ui", "page": "2"]).url!.absoluteString)

let url = URL(string: "https://user@example.com:8080/a/b/file.tar.gz?x=1&y=two#top")!
print(url.scheme ?? "-", url.host ?? "-", url.port ?? 0, url.path, url.query ?? "-", url.fragment ?? "-", url.user ?? "-")
print(url.pathExtension, url.lastPathComponent, url.pathComponents)
print(url.deletingLastPathComponent(), url.deletingPathExtension())
let base = URL(string: "https://example.com/docs/")!
print(base.appendingPathComponent("guide").appendingPathComponent("one.html"))
print(base.appending(path: "guide"))
print(URL(string: "../img/a.png", relativeTo: base)!.absoluteURL)
let file = URL(fileURLWithPath: "/tmp/data.json")
print(file, file.path, file.isFileURL, base.isFileURL, file.lastPathComponent)
if let parts = URLComponents(string: "https://a.b/c?name=J%20D&empty=&flag") {
  for item in parts.queryItems ?? [] { print(item.name, item.value ?? "nil") }
  print(parts.host ?? "", parts.path, parts.query ?? "", parts.percentEncodedQuery ?? "")
}
print(URL(string: "") == nil, URL(string: "a b") == nil)
var set: Set<URL> = [base, url, base]
print(set.count, set.contains(base), url == url, base.hashValue == base.hashValue)
set.remove(base)
print(set)
// expect: https://api.example.com/v1/users
// expect: https://api.example.com/v1/search?page=2&q=swift%20ui
// expect: https example.com 8080 /a/b/file.tar.gz x=1&y=two top user
// expect: gz file.tar.gz ["/", "a", "b", "file.tar.gz"]
// expect: https://user@example.com:8080/a/b/?x=1&y=two#top https://user@example.com:8080/a/b/file.tar?x=1&y=two#top
// expect: https://example.com/docs/guide/one.html
// expect: https://example.com/docs/guide
// expect: https://example.com/img/a.png
// expect: file:///tmp/data.json /tmp/data.json true false data.json
// expect: name J D
// expect: empty 
// expect: flag nil
// expect: a.b /c name=J D&empty=&flag name=J%20D&empty=&flag
// expect: true false
// expect: 2 true true true
// expect: [https://user@example.com:8080/a/b/file.tar.gz?x=1&y=two#top]
