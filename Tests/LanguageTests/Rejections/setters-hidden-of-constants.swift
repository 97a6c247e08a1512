struct Counter {
  private(set) var count = 0
  mutating func increase() { count += 1 }
}
class Account {
  private(set) var counter = Counter()
}
let counter = Counter()
counter.count = 1
counter.count += 1
counter.increase()
var other = Counter()
other.count = 2
let account = Account()
account.counter.count = 3
account.counter.increase()
account.counter = Counter()
// expect error 9:9: cannot assign to property: 'count' setter is inaccessible
// expect error 10:15: left side of mutating operator isn't mutable: 'count' setter is inaccessible
// expect error 11:9: cannot use mutating member on immutable value: 'counter' is a 'let' constant
// expect error 13:7: cannot assign to property: 'count' setter is inaccessible
// expect error 15:17: cannot assign to property: 'count' setter is inaccessible
// expect error 16:17: cannot use mutating member on immutable value: 'counter' setter is inaccessible
// expect error 17:9: cannot assign to property: 'counter' setter is inaccessible
