import Foundation

let url = URL(string: "https://example.com/a%20b?q=c%20d&n=1#e%20f")!
print(url.query() ?? "-", url.query(percentEncoded: false) ?? "-", url.query ?? "-")
print(url.fragment() ?? "-", url.fragment(percentEncoded: false) ?? "-", url.fragment ?? "-")
print(url.path(), url.path(percentEncoded: false), url.path)
let plain = URL(string: "https://example.com")!
print(plain.query() as Any, plain.fragment(percentEncoded: false) as Any)
// expect: q=c%20d&n=1 q=c d&n=1 q=c%20d&n=1
// expect: e%20f e f e%20f
// expect: /a%20b /a b /a b
// expect: nil nil
