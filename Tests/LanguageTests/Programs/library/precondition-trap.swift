func withdraw(_ amount: Int, from balance: Int) -> Int {
  precondition(amount <= balance, "insufficient funds")
  assert(amount > 0)
  return balance - amount
}
print(withdraw(5, from: 10))
print(withdraw(50, from: 10))
// expect: 5
// expect trap: 
