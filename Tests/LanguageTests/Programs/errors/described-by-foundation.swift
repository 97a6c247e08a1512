import Foundation
enum A: Error, LocalizedError, CustomNSError { case x; var errorDescription: String? { "desc" }; var errorUserInfo: [String: Any] { ["k": 1] } }
enum B: Error, LocalizedError, CustomNSError { case x; var errorDescription: String? { "desc" }; static var errorDomain: String { "B" } }
enum C: Error, LocalizedError { case x; var failureReason: String? { "because" } }
enum D: Error, CustomNSError { case x; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "from info"] } }
for e in [A.x, B.x, C.x, D.x] as [any Error] { print(e.localizedDescription, (e as NSError).localizedDescription) }
// expect: The operation could not be completed. (main.A error 0.) The operation could not be completed. (main.A error 0.)
// expect: The operation could not be completed. (B error 0.) The operation could not be completed. (B error 0.)
// expect: The operation could not be completed. because The operation could not be completed. because
// expect: from info from info
