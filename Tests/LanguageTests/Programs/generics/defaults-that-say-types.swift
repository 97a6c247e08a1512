struct Cat: Equatable { var age = 1 }
func whole<T>(_ value: T = Cat()) -> T { value }
func made<T>(_ make: () -> T = { Cat(age: 2) }) -> T { make() }
func maybe<T>(_ value: T? = 5) -> String { "\(T.self) \(value as Any)" }
struct Box<Content> {
  let content: Content
  init(content: () -> Content = { Cat(age: 3) }) { self.content = content() }
}
struct Bar<Leading, Trailing> {
  let leading: Leading?
  let trailing: Trailing?
  init(_ title: String, leading: () -> Leading? = { 5 }, trailing: () -> Trailing? = { "x" }) {
    self.leading = leading()
    self.trailing = trailing()
  }
}
print(whole(), whole("s"), made(), made { 4.5 }, maybe(), maybe("a"))
print(Box(), Box { "q" })
print(Bar("a"), Bar("b", leading: { 4.5 }), Bar("c", trailing: { [1] }))
// expect: Cat(age: 1) s Cat(age: 2) 4.5 Int Optional(5) String Optional("a")
// expect: Box<Cat>(content: main.Cat(age: 3)) Box<String>(content: "q")
// expect: Bar<Int, String>(leading: Optional(5), trailing: Optional("x")) Bar<Double, String>(leading: Optional(4.5), trailing: Optional("x")) Bar<Int, Array<Int>>(leading: Optional(5), trailing: Optional([1]))
