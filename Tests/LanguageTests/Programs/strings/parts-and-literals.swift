// A part of a text and a literal are a `String` where one is wanted.
let text = "hello world"
func short(_ count: Int) -> String {
  switch count {
  case 1: text.prefix(3) + "…"
  default: text
  }
}
func joined() -> String { text.prefix(2) + "x" + text.suffix(1) }
let title: String = text.prefix(8) + "…"
let part: Substring = text.prefix(2) + "q"
print(title, short(1), short(2), joined(), part, text.dropLast(3) + "!")
print(type(of: text.prefix(2) + "x"), type(of: text + text.prefix(1)), type(of: text.prefix(1) + text))
// expect: hello wo… hel… hello world hexd heq hello wo!
// expect: Substring String Substring
