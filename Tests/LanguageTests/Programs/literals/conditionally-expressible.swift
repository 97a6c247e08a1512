// Types that are written as literals only with some generic arguments, which the literals then decide.
struct Parser<Output> {
  var run: (inout Substring) -> Output?
  func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { self.run(&$0).map(f) } }
  func callAsFunction(_ text: String) -> (Output?, String) {
    var rest = text[...]
    let output = run(&rest)
    return (output, String(rest))
  }
}
func literal(_ text: String) -> Parser<Void> {
  Parser { rest in
    guard rest.hasPrefix(text) else { return nil }
    rest.removeFirst(text.count)
    return ()
  }
}
extension Parser: ExpressibleByUnicodeScalarLiteral where Output == Void {
  init(unicodeScalarLiteral text: String.UnicodeScalarLiteralType) { self = literal(String(text)) }
}
extension Parser: ExpressibleByExtendedGraphemeClusterLiteral where Output == Void {
  init(extendedGraphemeClusterLiteral text: String) { self = literal(text) }
}
extension Parser: ExpressibleByStringLiteral where Output == Void {
  init(stringLiteral text: String) { self = literal(text) }
}
let number = Parser<Int> { rest in
  let digits = rest.prefix { $0.isNumber }
  rest.removeFirst(digits.count)
  return Int(digits)
}
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> {
  Parser { rest in
    guard let first = a.run(&rest), let second = b.run(&rest) else { return nil }
    return (first, second)
  }
}
func zip<A, B, C>(_ a: Parser<A>, _ b: Parser<B>, _ c: Parser<C>) -> Parser<(A, B, C)> {
  zip(a, zip(b, c)).map { ($0, $1.0, $1.1) }
}
func list<A>(_ item: Parser<A>, separatedBy separator: Parser<Void> = "") -> Parser<[A]> {
  Parser { rest in
    var items: [A] = []
    while let item = item.run(&rest) {
      items.append(item)
      if separator.run(&rest) == nil { break }
    }
    return items
  }
}
let pair = zip(number, ",", number).map { a, _, b in (a, b) }
print(pair("12,34rest"))
print(zip("(", pair, ")").map { $0.1 }("(1,2)x"))
print(list(number, separatedBy: ", ")("1, 2, 3!"))

// Of several initializers for text the one for strings is called, and each is given what it takes.
struct Tag: ExpressibleByStringLiteral {
  let origin: String
  init(unicodeScalarLiteral value: String) { origin = "scalar" }
  init(extendedGraphemeClusterLiteral value: String) { origin = "cluster" }
  init(stringLiteral value: String) { origin = "string" }
}
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral {
  let origin: String
  init(unicodeScalarLiteral value: Unicode.Scalar) { origin = "scalar \(value)" }
  init(extendedGraphemeClusterLiteral value: Character) { origin = "cluster \(value)" }
}
struct Small: ExpressibleByIntegerLiteral {
  let value: UInt8
  init(integerLiteral value: UInt8) { self.value = value }
}
let tag: Tag = "a", letter: Letter = "b", small: Small = 200
print(tag.origin, letter.origin, small.value &+ 100)
// expect: (Optional((12, 34)), "rest")
// expect: (Optional((1, 2)), "x")
// expect: (Optional([1, 2, 3]), "!")
// expect: string cluster b 44
