// Members of a type that are looked up through its static subscript.
@dynamicMemberLookup
struct Words {
  let text: String
  static subscript(dynamicMember name: String) -> Words { Words(text: name) }
  subscript(dynamicMember name: String) -> Words { Words(text: text + " " + name) }
  static var known: Words { Words(text: "KNOWN") }
}
print(Words.hello.big.world.text, Words.known.text)
struct Settings { var depth = 3; var name = "s" }
@dynamicMemberLookup
enum Shared {
  static var current = Settings()
  static subscript<T>(dynamicMember path: WritableKeyPath<Settings, T>) -> T {
    get { current[keyPath: path] }
    set { current[keyPath: path] = newValue }
  }
}
print(Shared.depth + 1, Shared.name)
@dynamicMemberLookup
struct Builder {
  var parts: [String] = []
  struct Part {
    let builder: Builder
    let name: String
    func callAsFunction(_ value: Int) -> Builder { Builder(parts: builder.parts + ["\(name)=\(value)"]) }
  }
  static subscript(dynamicMember name: String) -> Part { Part(builder: Builder(), name: name) }
  subscript(dynamicMember name: String) -> Part { Part(builder: self, name: name) }
}
print(Builder.width(3).height(4).parts)
// expect: hello big world KNOWN
// expect: 4 s
// expect: ["width=3", "height=4"]
