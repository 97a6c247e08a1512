// A call of a function that is not generic says what it is, also where it is given a closure, and so which overload is meant.
infix operator +++: AdditionPrecedence
infix operator <|>: AdditionPrecedence
struct Parser<Output> { let run: (inout Substring) -> Output? }
func letter(_ test: @escaping (Character) -> Bool) -> Parser<Character> {
  Parser { text in text.first.flatMap { test($0) ? text.removeFirst() : nil } }
}
func letter(named name: String, _ test: @escaping (Character) -> Bool) -> Parser<Character> { letter(test) }
func lift<A, B>(_ parser: Parser<A>, _ change: @escaping (A) -> B) -> Parser<B> {
  Parser { parser.run(&$0).map(change) }
}
func +++ <A>(left: Parser<A>, right: Parser<A>) -> Parser<[A]> {
  Parser { text in left.run(&text).flatMap { first in right.run(&text).map { [first, $0] } } }
}
func +++ <A>(left: Parser<[A]>, right: Parser<A>) -> Parser<[A]> {
  Parser { text in left.run(&text).flatMap { first in right.run(&text).map { first + [$0] } } }
}
func <|> <A>(left: Parser<A>, right: Parser<A>) -> Parser<A> {
  Parser { text in left.run(&text) ?? right.run(&text) }
}
func show<A>(_ parser: Parser<A>, _ text: String) {
  var rest = text[...]
  print(parser.run(&rest).map { "\($0)" } ?? "nil", rest)
}
let two = letter { $0 == "a" } +++ letter { $0 != " " }
show(two +++ letter { $0 == "c" }, "abcd")
show(letter { $0 == "a" } +++ letter { $0 == "b" } +++ letter { $0 == "c" }, "abcd")
show(letter { $0 == "a" } <|> letter(named: "digit") { $0.isNumber } <|> letter { $0 == "z" }, "5x")
show(lift(letter { $0.isNumber }) { $0.wholeNumberValue ?? 0 } <|> lift(letter { $0.isLetter }) { _ in -1 }, "xy")
// expect: ["a", "b", "c"] d
// expect: ["a", "b", "c"] d
// expect: 5 x
// expect: -1 y
