struct Account { private var balance = 0
  private func audit() {}
  private(set) var owner = "me"
  fileprivate var x = 1 }
var a = Account()
a.balance = 5
a.audit()
a.owner = "you"
print(a.owner, a.x)
class Vault { private let code = 1 
  private static let shared = Vault()
  private init() {} }
print(Vault.shared.code)
let v = Vault()
// expect error 6:3: 'balance' is inaccessible due to 'private' protection level
// expect error 7:3: 'audit' is inaccessible due to 'private' protection level
// expect error 8:3: cannot assign to property: 'owner' setter is inaccessible
// expect error 13:13: 'shared' is inaccessible due to 'private' protection level
// expect error 14:9: 'Vault' initializer is inaccessible due to 'private' protection level
