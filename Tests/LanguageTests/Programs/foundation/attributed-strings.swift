// Text with attributes: of the whole and of ranges, in runs, by keys of the program's own.
import Foundation
var title = AttributedString("Hello, World")
print(title)
print(title.characters.count, String(title.characters))
title.link = URL(string: "https://example.com")
print(title.link as Any)
print(title)
title.link = nil
if let range = title.range(of: "World") {
  title[range].link = URL(string: "https://world.org")
  title[range].languageIdentifier = "en"
  print(title[range].link!.absoluteString, title.link as Any)
  print(String(title[range].characters))
}
for run in title.runs {
  print(String(title.characters[run.range]), run.link?.host ?? "none", run.languageIdentifier ?? "-")
}
for (link, range) in title.runs[\.link] { print(link as Any, String(title[range].characters)) }
for (link, language, range) in title.runs[\.link, \.languageIdentifier].reversed() { print(link as Any, language as Any, title.characters[range].count) }
title.append(AttributedString("!"))
title += AttributedString(" More")
let joined = title + " and more"
print(String(joined.characters), joined.runs.count)
title.characters.append(contentsOf: "xyz")
title.characters.insert("*", at: title.startIndex)
print(String(title.characters), title.runs.count)
title.removeSubrange(title.startIndex..<title.index(afterCharacter: title.startIndex))
title.insert(AttributedString("> "), at: title.startIndex)
if let r = title.range(of: "world", options: .caseInsensitive) { title.replaceSubrange(r, with: AttributedString("Mars")) }
print(String(title.characters), title.runs.count)
var container = AttributeContainer()
container.languageIdentifier = "de"
let made = AttributedString("Hallo", attributes: container)
print(made, container, made.languageIdentifier!)
print(made == AttributedString("Hallo"), made == AttributedString("Hallo", attributes: container), made.hashValue == made.hashValue)
title.mergeAttributes(container)
title.setAttributes(AttributeContainer())
print(title.runs.count, title)
let built = AttributeContainer.languageIdentifier("fr").link(URL(string: "a:b")!)
print(built.languageIdentifier!, built.link!)
var text: AttributedString = "literal"
text.replaceAttributes(AttributeContainer(), with: container)
print(text)
var other = container
other.languageIdentifier = "it"
print(container.merging(other).languageIdentifier!, container.merging(other, mergePolicy: .keepCurrent).languageIdentifier!)
text.replaceAttributes(container, with: other)
print(text.languageIdentifier as Any, text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 3)])
enum Outline: CodableAttributedStringKey {
  typealias Value = Int
  static let name = "outline"
}
extension AttributeScopes {
  struct Mine: AttributeScope {
    let outline: Outline
    let foundation: FoundationAttributes
  }
  var mine: Mine.Type { Mine.self }
}
extension AttributeDynamicLookup {
  subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.Mine, T>) -> T { self[T.self] }
}
var own = AttributedString("own")
own.outline = 4
print(own, own.outline! + 1, own[Outline.self]!, own.mine.outline!)
own.mine.outline = 5
own.foundation.languageIdentifier = "es"
print(own.outline!, own.languageIdentifier!)
own[Outline.self] = nil
print(own)
for c in own.characters { print(c, terminator: ".") }
print()
let plain = "a b a"
var marked = AttributedString(plain)
if let r = plain.range(of: "b"), let range = Range(r, in: marked) { marked[range].outline = 1 }
print(marked)
let upper = marked.transformingAttributes(\.outline) { $0.value = ($0.value ?? 0) + 10 }
print(upper)
func show(_ s: some AttributedStringProtocol) { print(s.characters.count, s.runs.count) }
show(marked)
show(marked[marked.startIndex...])
print(AttributedString(marked[marked.startIndex..<marked.endIndex]) == marked)
print(marked.characters.first!, marked.characters.map { String($0) }.joined(separator: "-"))
print(marked.runs.first!.outline as Any, marked.runs[marked.startIndex].range == marked.startIndex..<marked.index(marked.startIndex, offsetByCharacters: 2))
print(type(of: marked), type(of: marked.runs.first!), "\(marked.runs.first!)")
// expect: Hello, World {
// expect: }
// expect: 12 Hello, World
// expect: Optional(https://example.com)
// expect: Hello, World {
// expect: 	NSLink = https://example.com
// expect: }
// expect: https://world.org nil
// expect: World
// expect: Hello,  none -
// expect: World world.org en
// expect: nil Hello, 
// expect: Optional(https://world.org) World
// expect: Optional(https://world.org) Optional("en") 5
// expect: nil nil 7
// expect: Hello, World! More and more 3
// expect: *Hello, World! Morexyz 3
// expect: > Hello, Mars! Morexyz 1
// expect: Hallo {
// expect: 	NSLanguage = de
// expect: } {
// expect: 	NSLanguage = de
// expect: } de
// expect: false true true
// expect: 1 > Hello, Mars! Morexyz {
// expect: }
// expect: fr a:b
// expect: literal {
// expect: 	NSLanguage = de
// expect: }
// expect: it de
// expect: Optional("it") lit {
// expect: 	NSLanguage = it
// expect: }
// expect: own {
// expect: 	outline = 4
// expect: } 5 4 4
// expect: 5 es
// expect: own {
// expect: 	NSLanguage = es
// expect: }
// expect: o.w.n.
// expect: a  {
// expect: }
// expect: b {
// expect: 	outline = 1
// expect: }
// expect: a {
// expect: }
// expect: a  {
// expect: 	outline = 10
// expect: }
// expect: b {
// expect: 	outline = 11
// expect: }
// expect: a {
// expect: 	outline = 10
// expect: }
// expect: 5 3
// expect: 5 3
// expect: true
// expect: a a- -b- -a
// expect: nil true
// expect: AttributedString Run a  {
// expect: }
