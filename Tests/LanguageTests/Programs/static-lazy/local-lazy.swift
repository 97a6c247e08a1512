// Lazy variables of a body: made when they are first read, once, or never.
func make(_ text: String) -> Int {
  print("make", text)
  return text.count
}
func use(_ wanted: Bool) {
  lazy var length = make("long")
  lazy var never = make("never")
  lazy var replaced: Int? = make("replaced")
  print("before")
  if wanted {
    print(length, length)
    length += 1
    print(length)
  }
  replaced = 9
  print(replaced as Any)
  if !wanted { print(never) }
}
use(true)
use(false)
struct Deferred {
  let seed: Int
  func total() -> Int {
    lazy var squares = (1...3).map { $0 * seed }
    return seed > 1 ? squares.reduce(0, +) : 0
  }
}
print(Deferred(seed: 1).total(), Deferred(seed: 2).total())
// expect: before
// expect: make long
// expect: 4 4
// expect: 5
// expect: Optional(9)
// expect: before
// expect: Optional(9)
// expect: make never
// expect: 5
// expect: 0 12
