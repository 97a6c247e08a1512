enum Failure: Error { case server(code: Int), server(message: String), offline }
enum Again { case a(x: Int), b, a(x: String), c(Int), c(Double), d(Int, Int), d(Int), e, e(Int), f(to: Int), f }
enum Beside { case a(x: Int)
  static var a: Int { 3 } }
func code(_ failure: Failure) -> Int {
  switch failure {
  case .server(code: let code): return 1
  default: return 0
  }
}
func first(_ failure: Failure) -> Bool {
  if case .server(code: let code) = failure { return code > 1 }
  guard case .server = failure else { return true }
  return false
}
func covered(_ failure: Failure) {
  switch failure {
  case .server: print("a")
  case .offline: print("b")
  }
}
let described = { (failure: Failure) -> String in
  switch failure {
  case .server(message: let message): return message
  default: return ""
  }
}
let value = switch Failure.offline { case .server(let code): 1; default: 2 }
let unfit = Failure.server(code: "x")
let open = Failure.server
enum Saved: Codable { case item(name: String), item(id: Int) }
enum Counted { case one(only: String), two(Int, Int), two(a: Int, b: Int) }
func counted(_ value: Counted) -> Int {
  switch value {
  case .one(let x, let y): return 1
  case .two(let x): return x.a
  default: return 0
  }
}
// expect error 2:33: invalid redeclaration of 'a(x:)'
// expect error 2:55: invalid redeclaration of 'c'
// expect error 2:90: invalid redeclaration of 'e'
// expect error 2:110: invalid redeclaration of 'f'
// expect error 7:16: tuple pattern element label 'code' must be 'message'
// expect error 12:12: ambiguous use of 'server'
// expect error 13:15: ambiguous use of 'server'
// expect error 17:3: switch must be exhaustive
// expect error 24:9: ambiguous use of 'server'
// expect error 28:44: ambiguous use of 'server'
// expect error 29:34: cannot convert value of type 'String' to expected argument type 'Int'
// expect error 30:20: ambiguous use of 'server'
// expect error 31:6: type 'Saved' does not conform to protocol 'Decodable'
// expect error 31:6: type 'Saved' does not conform to protocol 'Encodable'
// expect error 35:12: tuple pattern has the wrong length for tuple type '(only: String)'
