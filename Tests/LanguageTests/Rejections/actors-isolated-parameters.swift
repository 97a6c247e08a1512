actor Account {
  var money = 0
  let name = ""
  func pay() {}
  nonisolated func greet() {}
  func move(from other: isolated Account) {
    money += 1
    print(money)
    pay()
    other.money -= 1
    other.pay()
    greet()
    print(name)
  }
  func wait(for other: isolated Account) async {
    await pay()
    print(await money, other.money)
  }
}
func close(_ account: isolated Account) {
  account.money = 0
  account.pay()
}
// expect error 7:5: actor-isolated property 'money' can not be mutated on a nonisolated actor instance
// expect error 8:11: actor-isolated property 'money' can not be referenced on a nonisolated actor instance
// expect error 9:5: call to actor-isolated instance method 'pay()' in a synchronous actor-isolated context
