let a: Character = "a"
let tab: Character = "\t", quote: Character = "\"", heart: Character = "\u{2665}"
print(a, heart, quote, tab == "\t")
let list: [Character] = ["x", "y"]
print(list, String(list), String(a) + String(heart), "\(a)\(heart)")
func describe(_ c: Character) -> String {
  switch c {
  case "0"..."9": return "digit"
  case "a"..."z", "A"..."Z": return "letter"
  case " ", "\t", "\n": return "blank"
  default: return "other"
  }
}
print("a1 ?Z".map(describe))
print(a.description, a.debugDescription, heart.debugDescription, tab.debugDescription)
var text = String(a)
text.append(heart)
print(text, text + "!", text.contains(heart), text.firstIndex(of: heart) == text.index(after: text.startIndex))
let optional: Character? = "abc".randomElement().map { _ in "q" }
print(optional ?? "-", "".randomElement() as Any, Character("a").hashValue == Character("a").hashValue)
let dict: [Character: String] = [".": "dot", "-": "dash"]
print(".-x".map { dict[$0] ?? "?" }.joined(separator: " "))
// expect: a ♥ " true
// expect: ["x", "y"] xy a♥ a♥
// expect: ["letter", "digit", "blank", "other", "letter"]
// expect: a "a" "♥" "\t"
// expect: a♥ a♥! true true
// expect: q nil true
// expect: dot dash ?
