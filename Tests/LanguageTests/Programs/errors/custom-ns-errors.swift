import Foundation
enum Fail: Error, CustomNSError, LocalizedError { case bad(Int), other
 static var errorDomain: String { "my.domain" }
 var errorCode: Int { switch self { case .bad(let n): n; case .other: 7 } }
 var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "desc \(errorCode)", "k": 1] }
 var errorDescription: String? { "local \(errorCode)" }
}
let e: any Error = Fail.bad(3)
print(e.localizedDescription)
let n = e as NSError
print(n.domain, n.code, n.localizedDescription, n.userInfo.keys.sorted())
struct Plain: Error {}
print((Plain() as NSError).domain, (Plain() as NSError).code)
enum Coded: Int, Error, CustomNSError { case a = 5, b }
print((Coded.b as NSError).code, (Coded.b as NSError).domain, Coded.b.localizedDescription, Coded.b.errorUserInfo.isEmpty)
struct D: CustomNSError { var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "only info"] } }
print(D().localizedDescription, D().errorCode, D.errorDomain, (D() as NSError).domain)
struct L: LocalizedError { var errorDescription: String? { "L" }; var failureReason: String? { "R" }; var recoverySuggestion: String? { "S" } }
let l = L() as NSError
print(l.localizedDescription, l.localizedFailureReason ?? "-", l.localizedRecoverySuggestion ?? "-", l.userInfo.count)
struct C: CustomNSError, LocalizedError { var errorDescription: String? { nil }; var errorCode: Int { 9 } }
print(C().localizedDescription, (C() as NSError).localizedDescription)
// expect: desc 3
// expect: my.domain 3 desc 3 ["NSLocalizedDescription", "k"]
// expect: main.Plain 1
// expect: 6 main.Coded The operation could not be completed. (main.Coded error 6.) true
// expect: only info 1 main.D main.D
// expect: L R S 3
// expect: The operation could not be completed. (main.C error 9.) The operation could not be completed. (main.C error 9.)
