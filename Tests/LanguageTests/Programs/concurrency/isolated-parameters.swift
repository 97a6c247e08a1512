// What an isolated parameter is given is reached without waiting; a closure may have one, too.
actor Account {
  var balance = 10
  func add(_ amount: Int) { balance += amount }
  func atomically<T: Sendable>(_ body: (isolated Account) throws -> T) rethrows -> T { try body(self) }
  nonisolated func later(_ body: @escaping @Sendable (isolated Account) -> Void) -> Task<Void, Never> {
    Task { await body(self) }
  }
}
func drain(_ account: isolated Account) -> Int {
  defer { account.balance = 0 }
  return account.balance
}
func interest(on account: isolated Account, _ rate: (isolated Account) -> Int) -> Int {
  account.add(rate(account))
  return account.balance
}
let account = Account()
let after = await account.atomically { account in
  account.balance *= 2
  account.add(1)
  return account.balance
}
print(after)
let less: Int = await account.atomically {
  $0.balance -= 1
  $0.add(5)
  return $0.balance
}
print(less)
print(await interest(on: account) { $0.balance / 5 })
print(await drain(account), await account.balance)
await account.later { $0.balance = 7 }.value
print(await account.balance)
let set: @Sendable (isolated Account, Int) -> Void = { $0.balance = $1 }
await set(account, 3)
print(await account.balance)
// expect: 21
// expect: 25
// expect: 30
// expect: 30 0
// expect: 7
// expect: 3
