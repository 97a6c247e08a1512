import Foundation
let c = CocoaError(.fileNoSuchFile)
print(c); debugPrint(c); print([c]); print(Optional(c) as Any); dump(c); print("\(c)", String(reflecting: c))
let n = NSError(domain: "D", code: 3, userInfo: [NSLocalizedDescriptionKey: "desc"])
print(n); debugPrint(n); print([n]); print(n.localizedDescription)
enum E: Error { case a, b(Int) }
print((E.b(2) as NSError).domain, (E.b(2) as NSError).code)
print(E.a.localizedDescription, (E.b(1) as Error).localizedDescription)
struct R: Error, RawRepresentable { var rawValue: Int }
print(R(rawValue: 3), [R(rawValue: 3)], R(rawValue: 3).localizedDescription)
let pe = POSIXError(.ENOENT); print(pe, [pe], pe.localizedDescription)
print(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "bad")))
do { _ = try JSONDecoder().decode([Int].self, from: Data("[1,\"a\"]".utf8)) } catch { print(error); print([error]); print(error.localizedDescription) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data("{\"a\":".utf8)) } catch { print(error) }
// expect: Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
// expect: Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
// expect: [Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."]
// expect: Optional(Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist.")
// expect: ▿ Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
// expect: ▿ code: FoundationEssentials.CocoaError.Code
// expect: - rawValue: 4
// expect: - userInfo: 0 key/value pairs
// expect: Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist." Error Domain=NSCocoaErrorDomain Code=4 "The file doesn’t exist."
// expect: Error Domain=D Code=3 "(null)"UserInfo={NSLocalizedDescription=desc}
// expect: Error Domain=D Code=3 "(null)"UserInfo={NSLocalizedDescription=desc}
// expect: [Error Domain=D Code=3 "(null)"UserInfo={NSLocalizedDescription=desc}]
// expect: desc
// expect: main.E 0
// expect: The operation could not be completed. (main.E error 1.) The operation could not be completed. (main.E error 0.)
// expect: R(rawValue: 3) [main.R(rawValue: 3)] The operation could not be completed. (main.R error 3.)
// expect: Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory" [Error Domain=NSPOSIXErrorDomain Code=2 "No such file or directory"] The operation could not be completed. No such file or directory
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: bad
// expect: DecodingError.typeMismatch: expected value of type Int. Path: [1]. Debug description: Expected to decode Int but found a string instead.
// expect: [DecodingError.typeMismatch: expected value of type Int. Path: [1]. Debug description: Expected to decode Int but found a string instead.]
// expect: The operation could not be completed. The data isn’t in the correct format.
// expect: DecodingError.dataCorrupted: Data was corrupted. Debug description: The given data was not valid JSON.
