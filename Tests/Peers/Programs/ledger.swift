enum Failure: Error {
  case unknown(String)
  case overdrawn(String, by: Int)
}

final class Account {
  let name: String
  private(set) var balance: Int
  private(set) var log: [Int] = []

  init(name: String, balance: Int) {
    self.name = name
    self.balance = balance
  }

  func change(by amount: Int) throws {
    guard balance + amount >= 0 else { throw Failure.overdrawn(name, by: -(balance + amount)) }
    balance += amount
    log.append(amount)
  }
}

struct Bank {
  private var accounts: [String: Account] = [:]

  mutating func open(_ name: String, with balance: Int) { accounts[name] = Account(name: name, balance: balance) }

  func account(_ name: String) throws -> Account {
    guard let account = accounts[name] else { throw Failure.unknown(name) }
    return account
  }

  func transfer(_ amount: Int, from source: String, to target: String) throws {
    let (from, to) = (try account(source), try account(target))
    try from.change(by: -amount)
    try to.change(by: amount)
  }

  var total: Int { accounts.values.reduce(0) { $0 + $1.balance } }
}

var bank = Bank()
for index in 0..<50 { bank.open("a\(index)", with: 1000) }
var seed = 7
var (refused, unknown, missing) = (0, 0, 0)
for _ in 0..<100_000 {
  seed = (seed * 1103 + 12345) % 65536
  let source = "a\(seed % 51)"
  let target = "a\(seed / 51 % 50)"
  do {
    try bank.transfer(seed % 400, from: source, to: target)
  } catch Failure.overdrawn(_, let amount) {
    refused += 1
    missing += amount
  } catch {
    unknown += 1
  }
}
let first = try bank.account("a0")
print(bank.total, refused, unknown, missing, first.balance, first.log.count)
