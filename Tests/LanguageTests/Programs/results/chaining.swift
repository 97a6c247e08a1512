import Foundation

enum ParseError: Error, Equatable { case empty, notANumber(String), negative(Int) }
func parse(_ text: String) -> Result<Int, ParseError> {
  guard !text.isEmpty else { return .failure(.empty) }
  guard let n = Int(text) else { return .failure(.notANumber(text)) }
  return n < 0 ? .failure(.negative(n)) : .success(n)
}
for text in ["12", "", "x", "-4"] {
  switch parse(text) {
  case .success(let n) where n > 10: print("big", n)
  case .success(let n): print(n)
  case .failure(.notANumber(let bad)): print("bad", bad)
  case .failure(let error): print("error", error)
  }
}
let doubled = parse("21").map { $0 * 2 }
print(doubled, try doubled.get())
print(parse("8").flatMap { $0 % 2 == 0 ? .success($0 / 2) : .failure(.negative($0)) })
print(parse("?").mapError { "\($0)".count > 5 ? URLError(.badURL) : URLError(.cancelled) })
print(parse("").flatMapError { _ in Result<Int, ParseError>.success(0) })
do { _ = try parse("nope").get() } catch { print("caught", error) }
let caught = Result { try JSONDecoder().decode([Int].self, from: Data("[1,2".utf8)) }
if case .failure(let error) = caught { print(error is DecodingError) }
print(parse("1") == .success(1), parse("") == .failure(.empty), parse("1") == parse("2"))
let all = ["1", "2", "3"].map(parse)
print(all.allSatisfy { if case .success = $0 { true } else { false } }, all.compactMap { try? $0.get() })
var stored: Result<String, any Error>?
stored = .success("done")
print(stored as Any, (try? stored?.get()) ?? "none")
extension Result {
  var value: Success? { if case .success(let v) = self { v } else { nil } }
  func fold<T>(_ good: (Success) -> T, _ bad: (Failure) -> T) -> T {
    switch self {
    case .success(let v): good(v)
    case .failure(let e): bad(e)
    }
  }
}
print(parse("7").value ?? 0, parse("").value as Any, parse("z").fold({ "\($0)" }, { "\($0)" }))
// expect: big 12
// expect: error empty
// expect: bad x
// expect: error negative(-4)
// expect: success(42) 42
// expect: success(4)
// expect: failure(Error Domain=NSURLErrorDomain Code=-1000 "(null)")
// expect: success(0)
// expect: caught notANumber("nope")
// expect: true
// expect: true true false
// expect: true [1, 2, 3]
// expect: Optional(Swift.Result<Swift.String, Swift.Error>.success("done")) done
// expect: 7 nil notANumber("z")
