enum BankError: Error, Equatable { case insufficient(needed: Int), frozen }
struct Account { var balance = 100; mutating func withdraw(_ n: Int) throws { guard n <= balance else { throw BankError.insufficient(needed: n - balance) }; balance -= n } }
var account = Account()
do { try account.withdraw(30); try account.withdraw(100); print("unreached") }
catch BankError.insufficient(let needed) where needed > 50 { print("far too much") }
catch BankError.insufficient(let needed) { print("needs \(needed) more") }
catch { print("other", error) }
func wrap<T>(_ f: () throws -> T) rethrows -> T { print("in"); defer { print("out") }; return try f() }
print(wrap { 5 }, (try? wrap { throw BankError.frozen }) as Int? as Any)
struct Detailed: Error, CustomStringConvertible { let code: Int; var description: String { "E\(code)" } }
do { throw Detailed(code: 7) } catch let e as Detailed { print(e, e.code) }
do { do { throw BankError.frozen } catch let e as Detailed { print(e) } } catch { print("outer", error, error as? BankError == .frozen) }
func typed(_ n: Int) throws(BankError) -> Int { if n == 0 { throw .frozen }; return n }
do { print(try typed(1)); print(try typed(0)) } catch { print(error == .frozen) }
let results = [1, 0, 2].map { n in Result { try typed(n) } }; print(results.map { (try? $0.get()) ?? -1 })
func validate(_ s: String) throws { for rule in [{ (s: String) in s.count > 2 }, { $0.contains("@") }] where !rule(s) { throw Detailed(code: s.count) } }
for s in ["a", "abc", "a@b"] { do { try validate(s); print("valid") } catch { print("\(s): \(error)") } }
do { try { throw BankError.frozen }() } catch BankError.frozen { print("frozen") }
// expect: needs 30 more
// expect: in
// expect: out
// expect: in
// expect: out
// expect: 5 nil
// expect: E7 7
// expect: outer frozen true
// expect: 1
// expect: true
// expect: [1, -1, 2]
// expect: a: E1
// expect: abc: E3
// expect: valid
// expect: frozen
