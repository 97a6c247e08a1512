import Foundation
enum LoginError: LocalizedError { case empty, short(Int); var errorDescription: String? { switch self { case .empty: "Empty."; case .short(let n): "Only \(n)." } } }
func check(_ s: String) throws(LoginError) { if s.isEmpty { throw .empty }; if s.count < 3 { throw .short(s.count) } }
for s in ["", "ab", "abc"] {
  do { try check(s); print("fine") } catch { print(error.localizedDescription, error) }
}
let any: any Error = LoginError.short(1)
print(any.localizedDescription, any as? LoginError as Any)
if case LoginError.short(let n)? = any as? LoginError { print(n) }
func optional(_ s: String) -> String? { do { try check(s); return s } catch .empty { return nil } catch { return "?" } }
print(optional("") as Any, optional("a") as Any, optional("abcd") as Any)
// expect: Empty. empty
// expect: Only 2. short(2)
// expect: fine
// expect: Only 1. Optional(main.LoginError.short(1))
// expect: 1
// expect: nil Optional("?") Optional("abcd")
