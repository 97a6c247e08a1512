import Foundation
func code(_ error: any Error) -> String { let e = error as NSError; return "\(e.domain) \(e.code)" }
do { _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8)) } catch { print(code(error)) }
do { _ = try JSONDecoder().decode(Int.self, from: Data("\"x\"".utf8)) } catch { print(code(error), error.localizedDescription) }
do { _ = try JSONDecoder().decode([String: Int].self, from: Data("{\"x\":null}".utf8)) } catch { print(code(error), error.localizedDescription) }
do { _ = try JSONEncoder().encode(Double.nan) } catch { print(code(error)) }
print(code(DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: ""))))
// expect: NSCocoaErrorDomain 4864
// expect: NSCocoaErrorDomain 4864 The operation could not be completed. The data isn’t in the correct format.
// expect: NSCocoaErrorDomain 4865 The operation could not be completed. The data is missing.
// expect: NSCocoaErrorDomain 4866
// expect: NSCocoaErrorDomain 4864
