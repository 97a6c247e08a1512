// Overloads whose associated types say which of them may be called.
protocol Parsing {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) -> Output?
}

extension Parsing {
  func parse(_ input: Input) -> (output: Output?, rest: Input) {
    var input = input
    let output = self.parse(&input)
    return (output, input)
  }

  func parse<S: StringProtocol>(_ input: S) -> Output? where Input == S.SubSequence.UTF8View {
    var input = input[...].utf8
    return self.parse(&input)
  }

  func parse<C: Collection>(_ input: C) -> Output? where Input == C.SubSequence {
    var input = input[...]
    return self.parse(&input)
  }
}

struct First: Parsing {
  func parse(_ input: inout Substring) -> Character? { input.popFirst() }
}

struct Byte: Parsing {
  func parse(_ input: inout Substring.UTF8View) -> UInt8? { input.popFirst() }
}

print(First().parse("abc") as Any, First().parse("abc"[...]).rest)
print(Byte().parse("abc") as Any)
// expect: Optional("a") bc
// expect: Optional(97)
