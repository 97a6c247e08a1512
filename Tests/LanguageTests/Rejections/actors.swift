actor Account {
  var balance = 0
  let id = 1
  var twice: Int { balance * 2 }
  func deposit(_ amount: Int) { balance += amount }
  func move(to other: Account) {
    other.deposit(1)
    other.balance = 3
    print(other.balance, other.id)
  }
  func pay(_ other: Account) async {
    other.deposit(1)
    print(other.twice)
    await other.deposit(2)
    print(await other.balance)
  }
  nonisolated func describe() {
    print(balance)
    deposit(1)
    balance = 3
    print(id)
  }
  static func fill(_ account: Account) { account.deposit(1) }
  init() { balance = 4 }
  func later() {
    Task {
      self.deposit(1)
      balance += 1
    }
    let now = { self.deposit(2) }
    now()
    Task.detached { self.deposit(3) }
  }
}
final class Bank {
  let account = Account()
  var total = 0
  func open() { account.deposit(1) }
  func load() async {
    total = account.balance
    account.balance += 1
    await account.deposit(1)
    Task { account.deposit(2) }
  }
}
func close(_ account: isolated Account) {
  account.deposit(1)
  account.balance = 0
}
func settle(_ account: Account?) async {
  account?.deposit(1)
  await account?.deposit(1)
}
// expect error 7:11: call to actor-isolated instance method 'deposit' in a synchronous actor-isolated context
// expect error 8:11: actor-isolated property 'balance' can not be mutated on a nonisolated actor instance
// expect error 9:17: actor-isolated property 'balance' can not be referenced on a nonisolated actor instance
// expect error 12:11: actor-isolated instance method 'deposit' cannot be called from outside of the actor
// expect error 13:17: actor-isolated property 'twice' cannot be accessed from outside of the actor
// expect error 18:11: actor-isolated property 'balance' can not be referenced from a nonisolated context
// expect error 19:5: call to actor-isolated instance method 'deposit' in a synchronous nonisolated context
// expect error 20:5: actor-isolated property 'balance' can not be mutated from a nonisolated context
// expect error 23:50: call to actor-isolated instance method 'deposit' in a synchronous nonisolated context
// expect error 32:26: actor-isolated instance method 'deposit' cannot be called from outside of the actor
// expect error 38:25: call to actor-isolated instance method 'deposit' in a synchronous nonisolated context
// expect error 40:21: actor-isolated property 'balance' cannot be accessed from outside of the actor
// expect error 41:13: actor-isolated property 'balance' can not be mutated from a nonisolated context
// expect error 43:20: actor-isolated instance method 'deposit' cannot be called from outside of the actor
// expect error 51:12: actor-isolated instance method 'deposit' cannot be called from outside of the actor
