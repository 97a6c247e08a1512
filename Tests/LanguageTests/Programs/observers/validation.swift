struct Profile {
  var name: String { didSet { if name.isEmpty { name = oldValue } } }
  var age: Int { willSet { print("age", age, "to", newValue) } didSet { age = min(max(age, 0), 120) } }
  var tags: Set<String> = [] { didSet { changes += oldValue == tags ? 0 : 1 } }
  private(set) var changes = 0
}
var p = Profile(name: "Ida", age: 30)
p.name = ""
print(p.name)
p.name = "Bo"
p.age = 500
p.age -= 600
print(p.name, p.age)
p.tags.insert("x")
p.tags.insert("x")
p.tags = ["x"]
p.tags.remove("x")
print(p.changes)
class Account { var balance = 0.0 { didSet { history.append(balance - oldValue) } }
  private(set) var history: [Double] = []
  var summary: String { get { "\(balance)" } set { if let b = Double(newValue) { balance = b } } } }
let account = Account()
account.balance += 10
account.summary = "4.5"
account.summary = "bad"
account.summary += "9"
print(account.history, account.summary)
// expect: Ida
// expect: age 30 to 500
// expect: age 120 to -480
// expect: Bo 0
// expect: 2
// expect: [10.0, -5.5, 0.08999999999999986] 4.59
