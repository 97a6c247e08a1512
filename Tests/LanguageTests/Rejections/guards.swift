func first(_ text: String?) -> Int {
  guard let text else {
    print("none")

  }
  guard text.isEmpty else { return 0 }
  guard let number = Int(text), number > 3 else {
    if text == "a" { return 1 }
  }
  return number
}
for number in [1, 2] {
  guard number > 1 else { continue }
  guard number > 2 else { print(number) }
}
let check = { (number: Int?) -> Int in
  guard let number else { fatalError() }
  guard number > 2 else { print(number) }
  return number
}
// expect error 5:3: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
// expect error 9:3: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
// expect error 14:41: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
// expect error 18:41: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
