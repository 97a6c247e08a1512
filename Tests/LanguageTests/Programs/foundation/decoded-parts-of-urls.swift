import Foundation
let url = URL(string: "https://a%20b:c%2Fd@h%C3%A9.x:80/p%20q?e=%26#g%20h")!
print(url.user ?? "", url.user() ?? "", url.user(percentEncoded: false) ?? "")
print(url.password ?? "", url.password() ?? "", url.password(percentEncoded: false) ?? "")
print(url.host ?? "", url.host() ?? "", url.host(percentEncoded: false) ?? "")
let file = URL(fileURLWithPath: "rel/x y", relativeTo: URL(fileURLWithPath: "/base/"))
print(file, file.path, file.absoluteString, file.baseURL as Any)
print(URL(fileURLWithPath: "/abs", relativeTo: URL(fileURLWithPath: "/base/")))
print(URL(fileURLWithPath: "d", isDirectory: true, relativeTo: URL(fileURLWithPath: "/base")).absoluteString)
print(URL(filePath: "q", relativeTo: URL(filePath: "/z/")).absoluteString)
let handler = NSDecimalNumberHandler(
  roundingMode: .up, scale: 1, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
  raiseOnDivideByZero: false)
let number: NSDecimalNumber = 5
print(number.adding(1), number.adding(2.5).rounding(accordingToBehavior: handler), [number, 2.25].map(\.decimalValue))
// expect: a b a%20b a b
// expect: c%2Fd c%2Fd c/d
// expect: hé.x h%C3%A9.x hé.x
// expect: rel/x%20y -- file:///base/ /base/rel/x y file:///base/rel/x%20y Optional(file:///base/)
// expect: file:///abs
// expect: file:///d/
// expect: file:///z/q
// expect: 6 7.5 [5, 2.25]
