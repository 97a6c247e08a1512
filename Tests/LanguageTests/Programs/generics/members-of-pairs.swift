// What asks for a tuple stands before what takes anything, however many generic parameters that needs.
struct Parser<Input, Output> {
  let run: (inout Input) -> Output?
}

extension Parser {
  func map<New>(_ transform: @escaping (Output) -> New) -> Parser<Input, New> {
    .init { input in self.run(&input).map(transform) }
  }

  func take<New>(_ next: Parser<Input, New>) -> Parser<Input, (Output, New)> {
    print("two")
    return .init { input in
      guard let first = self.run(&input), let second = next.run(&input) else { return nil }
      return (first, second)
    }
  }

  func take<A, B, C>(_ next: Parser<Input, C>) -> Parser<Input, (A, B, C)> where Output == (A, B) {
    print("three")
    return .init { input in
      guard let (a, b) = self.run(&input), let c = next.run(&input) else { return nil }
      return (a, b, c)
    }
  }

  func run(_ input: Input) -> (match: Output?, rest: Input) {
    var input = input
    let match = self.run(&input)
    return (match, input)
  }
}

let one = Parser<[Int], Int> { input in input.isEmpty ? nil : input.removeFirst() }
print(one.take(one).take(one).run([1, 2, 3, 4]))
let nested = one.take(one.take(one)).take(one).map { a, b, c in "\(a) \(b) \(c)" }
print(nested.run([1, 2, 3, 4]))
print(one.take(one).map { a, b in a * b }.run([6, 7]).match as Any)
// expect: two
// expect: three
// expect: (match: Optional((1, 2, 3)), rest: [4])
// expect: two
// expect: two
// expect: three
// expect: (match: Optional("1 (2, 3) 4"), rest: [])
// expect: two
// expect: Optional(42)
