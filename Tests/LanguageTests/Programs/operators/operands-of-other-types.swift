// The left operand says nothing of what a generic operator of one's own takes on its right.
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  func map<Other>(_ transform: @escaping (Output) -> Other) -> Parser<Other> { Parser<Other> { run(&$0).map(transform) } }
  func many() -> Parser<[Output]> {
    Parser<[Output]> { text in
      var all: [Output] = []
      while let one = run(&text) { all.append(one) }
      return all
    }
  }
}
infix operator <* : MultiplicationPrecedence
infix operator *> : MultiplicationPrecedence
func <* <A, B>(left: Parser<A>, right: Parser<B>) -> Parser<A> {
  Parser { text in
    guard let value = left.run(&text), right.run(&text) != nil else { return nil }
    return value
  }
}
func *> <A, B>(left: Parser<A>, right: Parser<B>) -> Parser<B> {
  Parser { text in left.run(&text) == nil ? nil : right.run(&text) }
}
func literal(_ wanted: String) -> Parser<Void> {
  Parser { text in
    guard text.hasPrefix(wanted) else { return nil }
    text.removeFirst(wanted.count)
  }
}
func character(_ fits: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { text in text.first.map(fits) == true ? text.removeFirst() : nil }
}
let quoted = literal("'") *> character { $0 != "'" }.many().map { String($0) } <* literal("'")
let number = literal("#") *> character(\.isNumber).many().map { Int(String($0)) ?? 0 }
let pair = quoted <* literal("=")
var text: Substring = "'key'=#42 rest"
print(type(of: quoted), type(of: number), type(of: pair))
print(pair.run(&text) ?? "none", number.run(&text) ?? -1, text)
print(quoted.run(&text) ?? "none")
// expect: Parser<String> Parser<Int> Parser<String>
// expect: key 42  rest
// expect: none
