class Account {
  let owner: String
  private(set) var balance: Int
  init(owner: String, balance: Int = 0) {
    self.owner = owner
    self.balance = balance
  }
  func deposit(_ amount: Int) { balance += amount }
  deinit { print("closed", owner) }
}
func payday(_ account: Account) { account.deposit(100) }
let mine = Account(owner: "Ana")
let same = mine
payday(same)
print(mine.balance, same === mine)
let other = Account(owner: "Ben", balance: 100)
print(mine === other, mine !== other)
var accounts = [mine, other, mine]
accounts.removeLast()
accounts[0].deposit(1)
print(mine.balance)
struct Holder { let account: Account; var tag = 0 }
var first = Holder(account: other)
var second = first
second.account.deposit(5)
second.tag = 1
print(first.account.balance, first.tag, second.tag)
var temporary: Account? = Account(owner: "Cy")
weak var watched = temporary
print(watched?.owner ?? "gone")
temporary = nil
print(watched?.owner ?? "gone")
do {
  let local = Account(owner: "Di")
  let capture = { local.balance }
  print(capture())
}
print(accounts.map { $0.owner })
func make() -> Account? { Account(owner: "Ed", balance: 7) }
print(make()?.balance ?? -1)
_ = make()
print("end")
// expect: 100 true
// expect: false true
// expect: 101
// expect: 105 0 1
// expect: Cy
// expect: closed Cy
// expect: gone
// expect: 0
// expect: closed Di
// expect: ["Ana", "Ben"]
// expect: closed Ed
// expect: 7
// expect: closed Ed
// expect: end
