enum BankError: Error, Equatable { case insufficient(needed: Int), locked, unknown(String) }
struct Account { var balance = 10; var isLocked = false
  mutating func withdraw(_ n: Int) throws -> Int {
    if isLocked { throw BankError.locked }
    guard n <= balance else { throw BankError.insufficient(needed: n - balance) }
    balance -= n
    return balance
  } }
var account = Account()
for amount in [3, 100, 7] {
  do {
    let left = try account.withdraw(amount)
    print("left", left)
    if left == 0 { throw BankError.unknown("empty") }
    print("more")
  } catch BankError.insufficient(let needed) where needed > 50 {
    print("far too much", needed)
  } catch let BankError.insufficient(needed: n) {
    print("needed", n)
  } catch let error as BankError where error == .locked {
    print("locked")
  } catch is BankError {
    print("bank")
  } catch {
    print("other", error)
  }
}
func rethrowing(_ f: () throws -> Int) rethrows -> Int { try f() + 1 }
print(rethrowing { 4 }, (try? rethrowing { throw BankError.locked }) ?? -1)
do { _ = try rethrowing { try account.withdraw(1) } } catch { print(error) }
let optional = try? account.withdraw(50)
print(optional as Any, (try? account.withdraw(0)) as Any)
struct Detailed: Error, CustomStringConvertible { let line: Int; var description: String { "line \(line)" } }
func level1() throws { throw Detailed(line: 7) }
func level2() throws { do { try level1() } catch let e as BankError { print("no", e) } }
do { try level2() } catch let d as Detailed { print(d, d.line) }
func result() -> Result<Int, BankError> { .failure(.locked) }
do { print(try result().get()) } catch { print("result", error) }
let wrapped = Result { try account.withdraw(999) }
if case .failure(let e) = wrapped { print(e) }
do { try { throw BankError.unknown("closure") }() } catch BankError.unknown(let text) { print(text) }
let mapped = try [1, 2].map { n throws -> Int in if n > 5 { throw BankError.locked }; return n * 2 }
print(mapped)
do { _ = try [1, 9].map { n throws -> Int in print("map", n); if n > 5 { throw BankError.locked }; return n } } catch { print("stopped") }
print(try! rethrowing { 1 })
throw BankError.insufficient(needed: 1)
// expect: left 7
// expect: more
// expect: far too much 93
// expect: left 0
// expect: bank
// expect: 5 -1
// expect: insufficient(needed: 1)
// expect: nil Optional(0)
// expect: line 7 7
// expect: result locked
// expect: insufficient(needed: 999)
// expect: closure
// expect: [2, 4]
// expect: map 1
// expect: map 9
// expect: stopped
// expect: 2
// expect trap: Error raised at top level: main.BankError.insufficient(needed: 1)
