class Holder<Element> {
  var text: String
  init<Items: Collection>(items: Items) where Items.Element == Element {
    text = "\(Items.self) of \(Element.self): \(items.map { "\($0)" })"
  }
  convenience init<First: CustomStringConvertible>(first: First, rest: Element...) {
    self.init(items: rest)
    text += " after \(first.description)"
  }
  init?<Value>(maybe value: Value?) {
    guard let value else { return nil }
    text = "\(Value.self): \(value)"
  }
}
class Child<Element>: Holder<Element> {
  var extra = 1
}
class Grandchild: Child<Int> {
  lazy var twice = text + text
}
class Cover<Items: Collection>: Child<Items.Element> {
  init(_ items: Items) { super.init(items: items) }
}
print(Holder(items: [1]).text, Child(items: [1, 2]).text, Child(items: "ab").text, Child(items: [3]).extra)
print(Grandchild(items: Set([5])).text, Grandchild(first: "x", rest: 1, 2).text, Child<Int>(first: 2.5).text)
print(Cover([true]).text, Cover("xy").text, Grandchild(maybe: 4 as Int?)?.text ?? "none", Grandchild(maybe: nil as String?)?.text ?? "none")
print(Grandchild(items: [1]).twice.count)
class Plain {
  let kind: String
  required init<T>(_ value: T) { kind = "\(type(of: value))" }
}
class Plainer: Plain {}
func make<P: Plain>(_ type: P.Type) -> P { P(1.5) }
print(Plainer("a").kind, make(Plainer.self).kind, type(of: make(Plainer.self)))
// expect: Array<Int> of Int: ["1"] Array<Int> of Int: ["1", "2"] String of Character: ["a", "b"] 1
// expect: Set<Int> of Int: ["5"] Array<Int> of Int: ["1", "2"] after x Array<Int> of Int: [] after 2.5
// expect: Array<Bool> of Bool: ["true"] String of Character: ["x", "y"] Int: 4 none
// expect: 48
// expect: String Double Plainer
