import Foundation
enum ValidationError: Error, LocalizedError, Equatable { case empty(field: String), tooShort(min: Int), regex(String)
  var errorDescription: String? { switch self { case .empty(let f): "\(f) is empty"; case .tooShort(let m): "min \(m)"; case .regex(let p): "must match \(p)" } }
  var recoverySuggestion: String? { self == .tooShort(min: 8) ? "Type more" : nil } }
struct Validator<T> { let check: (T) throws(ValidationError) -> Void
  static func && (l: Self, r: Self) -> Self { Validator { v throws(ValidationError) in try l.check(v); try r.check(v) } }
  func callAsFunction(_ v: T) -> Result<T, ValidationError> { do { try check(v); return .success(v) } catch { return .failure(error) } } }
extension Validator where T == String {
  static var nonEmpty: Self { .init { s throws(ValidationError) in if s.isEmpty { throw .empty(field: "name") } } }
  static func min(_ n: Int) -> Self { .init { s throws(ValidationError) in guard s.count >= n else { throw .tooShort(min: n) } } }
  static func matches(_ p: String) -> Self { .init { s throws(ValidationError) in if s.range(of: p, options: .regularExpression) == nil { throw .regex(p) } } }
}
@propertyWrapper struct Validated { var value: String; let rule: Validator<String>; private(set) var error: ValidationError?
  init(wrappedValue: String, _ rule: Validator<String>) { value = wrappedValue; self.rule = rule; run() }
  var wrappedValue: String { get { value } set { value = newValue; run() } }
  var projectedValue: ValidationError? { error }
  private mutating func run() { if case .failure(let e) = rule(value) { error = e } else { error = nil } } }
struct Form { @Validated(.nonEmpty && .min(3)) var name = ""; @Validated(.min(8)) var password = "1234"; @Validated(.matches("^[^@]+@[^@]+$")) var mail = "a@b"
  var errors: [ValidationError] { [$name, $password, $mail].compactMap { $0 } }; var isValid: Bool { errors.isEmpty } }
var form = Form()
print(form.errors.map(\.localizedDescription), form.isValid)
form.name = "Al"; form.password += "56789"; form.mail = "nope"
print(form.errors, form.$password as Any, form.$name?.errorDescription ?? "-")
form.name += "ice"; form.mail = "x@y.z"; print(form.isValid, form.name)
print(ValidationError.tooShort(min: 8).recoverySuggestion ?? "", (ValidationError.regex("a") as NSError).domain.contains("ValidationError"))
func parse(_ s: String) throws -> Int { guard let n = Int(s) else { throw NSError(domain: "parse", code: 7, userInfo: [NSLocalizedDescriptionKey: "not a number: \(s)"]) }; return n }
for s in ["1", "x"] { do { print(try parse(s)) } catch let e as NSError { print(e.domain, e.code, e.localizedDescription) } }
let all = ["1", "b", "3"].map { s in Result { try parse(s) } }
print(all.compactMap { try? $0.get() }, all.map { r in switch r { case .success(let n): "\(n)"; case .failure: "!" } })
let r: Result<Int, ValidationError> = .success(4); print(r.map { $0 * 2 }, r.flatMap { $0 > 3 ? .failure(.tooShort(min: $0)) : .success($0) }, (try? r.get()) ?? 0)
func risky(_ n: Int) throws -> String { defer { print("defer", n) }; if n == 0 { throw ValidationError.empty(field: "n") }; if n < 0 { throw CancellationError() }; return "ok" }
for n in [1, 0, -1] { do { print(try risky(n)) } catch ValidationError.empty(let f) where f == "n" { print("empty n") } catch is CancellationError { print("cancelled") } catch { print("?", error) } }
func rethrowing<T>(_ f: () throws -> T) rethrows -> T { print("in"); return try f() }
print(rethrowing { 3 }, (try? rethrowing { try parse("q") }) as Any)
struct Retry<E: Error>: Error { let attempts: Int; let last: E }
func retry<T, E: Error>(_ n: Int, _ f: (Int) throws(E) -> T) throws(Retry<E>) -> T { var i = 1; while true { do { return try f(i) } catch { if i == n { throw Retry(attempts: i, last: error) } }; i += 1 } }
do { print(try retry(3) { (i: Int) throws(ValidationError) -> Int in if i < 2 { throw .tooShort(min: i) }; return i }) ; print(try retry(2) { (i: Int) throws(ValidationError) -> Int in throw .tooShort(min: i) }) } catch { print(error.attempts, error.last) }
func fatalIfNil<T>(_ v: T?, _ m: @autoclosure () -> String = "nil!") -> T { guard let v else { preconditionFailure(m()) }; return v }
print(fatalIfNil(3), fatalIfNil(Optional("x"), "never"))
// expect: ["name is empty", "min 8"] false
// expect: [main.ValidationError.tooShort(min: 3), main.ValidationError.regex("^[^@]+@[^@]+$")] nil min 3
// expect: true Alice
// expect: Type more true
// expect: 1
// expect: parse 7 not a number: x
// expect: [1, 3] ["1", "!", "3"]
// expect: success(8) failure(main.ValidationError.tooShort(min: 4)) 4
// expect: defer 1
// expect: ok
// expect: defer 0
// expect: empty n
// expect: defer -1
// expect: cancelled
// expect: in
// expect: in
// expect: 3 nil
// expect: 2
// expect: 2 tooShort(min: 2)
// expect: 3 x
