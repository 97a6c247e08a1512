// The initializers for literals of characters and scalars are required, and made of the one for texts.
struct Name: ExpressibleByStringLiteral {
  var text: String
  init(stringLiteral value: String) { text = value }
}
struct Letter: ExpressibleByExtendedGraphemeClusterLiteral, Equatable {
  var letter: Character
  init(extendedGraphemeClusterLiteral value: Character) { letter = value }
}
print(Name(extendedGraphemeClusterLiteral: "e"), Name(unicodeScalarLiteral: "f"), Name.StringLiteralType.self)
print(Letter(unicodeScalarLiteral: "y"), Letter.UnicodeScalarLiteralType.self)
print(String(unicodeScalarLiteral: "q"), String(extendedGraphemeClusterLiteral: "r"), Character(unicodeScalarLiteral: "t"))

func make<T: ExpressibleByExtendedGraphemeClusterLiteral>(
  _ scalar: T.UnicodeScalarLiteralType, _ letter: T.ExtendedGraphemeClusterLiteralType
) -> [T] { [T(unicodeScalarLiteral: scalar), .init(extendedGraphemeClusterLiteral: letter)] }
print(make("a", "b") as [Character], make("a", "b") as [String], make("1", "2") as [Letter])

struct Tagged<Tag, Raw> {
  var raw: Raw
}
extension Tagged: ExpressibleByUnicodeScalarLiteral where Raw: ExpressibleByUnicodeScalarLiteral {
  init(unicodeScalarLiteral value: Raw.UnicodeScalarLiteralType) { raw = Raw(unicodeScalarLiteral: value) }
}
extension Tagged: ExpressibleByExtendedGraphemeClusterLiteral where Raw: ExpressibleByExtendedGraphemeClusterLiteral {
  init(extendedGraphemeClusterLiteral value: Raw.ExtendedGraphemeClusterLiteralType) {
    raw = Raw(extendedGraphemeClusterLiteral: value)
  }
}
extension Tagged: ExpressibleByStringLiteral where Raw: ExpressibleByStringLiteral {
  init(stringLiteral value: Raw.StringLiteralType) { raw = Raw(stringLiteral: value) }
}
let tag: Tagged<Int, String> = "blue", letter: Tagged<Bool, Character> = "x"
print(tag.raw, letter.raw)
// expect: Name(text: "e") Name(text: "f") String
// expect: Letter(letter: "y") Character
// expect: q r t
// expect: ["a", "b"] ["a", "b"] [main.Letter(letter: "1"), main.Letter(letter: "2")]
// expect: blue x
