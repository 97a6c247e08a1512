import Foundation
enum Plain: Error { case a, b(Int) }
struct Detailed: LocalizedError { let code: Int; var errorDescription: String? { "Failed with \(code)" } }
func run(_ e: Error) { do { throw e } catch { print(error, error.localizedDescription) } }
run(Detailed(code: 7))
do { throw Plain.b(2) } catch Plain.b(let n) where n > 1 { print("b", n) } catch { print("other") }
print(Plain.a, [Plain.b(1)], (try? { () throws -> Int in throw Plain.a }()) as Any)
do { throw NSError(domain: "d", code: 3, userInfo: [NSLocalizedDescriptionKey: "text"]) } catch { print(error.localizedDescription) }
// expect: Detailed(code: 7) Failed with 7
// expect: b 2
// expect: a [main.Plain.b(1)] nil
// expect: text
