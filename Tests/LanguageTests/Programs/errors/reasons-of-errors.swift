import Foundation
struct A: LocalizedError { var failureReason: String? { "because" } }
struct B: LocalizedError { var errorDescription: String? { "desc" }; var failureReason: String? { "because" }; var recoverySuggestion: String? { "try" } ; var helpAnchor: String? { "help" } }
enum C: Error { case x, y(Int) }
struct D: CustomNSError { static var errorDomain: String { "DD" }; var errorCode: Int { 4 }; var errorUserInfo: [String: Any] { [NSLocalizedFailureReasonErrorKey: "why"] } }
for e in [A(), B(), C.x, C.y(2), D(), URLError(.badURL), CocoaError(.fileNoSuchFile)] as [any Error] {
  let n = e as NSError
  print(e.localizedDescription, "|", n.localizedDescription, "|", n.localizedFailureReason ?? "-", "|", n.localizedRecoverySuggestion ?? "-", "|", n.helpAnchor ?? "-", n.domain, n.code, n.userInfo.count)
}
print(NSError(domain: "d", code: 3), NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "t"]), NSError(domain: "d", code: 3, userInfo: ["k": 2]).localizedDescription)
print(NSError(domain: NSCocoaErrorDomain, code: 260), NSError(domain: NSPOSIXErrorDomain, code: 2).localizedDescription, NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut).localizedDescription)
print(NSError(domain: "d", code: 3) == NSError(domain: "d", code: 3), NSError(domain: "d", code: 3) == NSError(domain: "d", code: 4), NSError(domain: "d", code: 3, userInfo: ["a": 1]) == NSError(domain: "d", code: 3, userInfo: ["a": 1]),NSError(domain: "d", code: 3).isEqual(NSError(domain: "d", code: 3)))
print(NSError(domain: "d", code: 1, userInfo: [NSLocalizedRecoveryOptionsErrorKey: ["a", "b"]]).localizedRecoveryOptions as Any)
print(NSURLErrorDNSLookupFailed, NSURLErrorHTTPTooManyRedirects, NSURLErrorCancelled, NSURLErrorNotConnectedToInternet)
if let u = (URLError(.timedOut) as any Error) as? URLError { print(u.code) }
print(((URLError(.timedOut) as NSError) as any Error) is URLError)
print((NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut) as Error) as? URLError as Any)
do { throw CocoaError(.fileNoSuchFile) } catch CocoaError.fileReadNoSuchFile { print("read") } catch CocoaError.fileNoSuchFile { print("cocoa") } catch { print("other") }
// expect: The operation could not be completed. because | The operation could not be completed. because | because | - | - main.A 1 1
// expect: desc | desc | because | try | help main.B 1 4
// expect: The operation could not be completed. (main.C error 1.) | The operation could not be completed. (main.C error 1.) | - | - | - main.C 1 0
// expect: The operation could not be completed. (main.C error 0.) | The operation could not be completed. (main.C error 0.) | - | - | - main.C 0 0
// expect: The operation could not be completed. why | The operation could not be completed. why | why | - | - DD 4 1
// expect: The operation could not be completed. (NSURLErrorDomain error -1000.) | The operation could not be completed. (NSURLErrorDomain error -1000.) | - | - | - NSURLErrorDomain -1000 0
// expect: The operation could not be completed. The file doesn’t exist. | The operation could not be completed. The file doesn’t exist. | The file doesn’t exist. | - | - NSCocoaErrorDomain 4 0
// expect: Error Domain=d Code=3 "(null)" Error Domain=d Code=3 "(null)"UserInfo={NSLocalizedDescription=t} The operation could not be completed. (d error 3.)
// expect: Error Domain=NSCocoaErrorDomain Code=260 "The file doesn’t exist." The operation could not be completed. No such file or directory The operation could not be completed. (NSURLErrorDomain error -1001.)
// expect: true false true true
// expect: Optional(["a", "b"])
// expect: -1006 -1007 -999 -1009
// expect: timedOut
// expect: false
// expect: nil
// expect: cocoa
