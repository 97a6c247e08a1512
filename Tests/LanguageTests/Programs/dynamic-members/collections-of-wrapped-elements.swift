// A subscript for dynamic members says nothing of the elements of a collection, as its label is not that of the required one.
@dynamicMemberLookup struct Boxed<Value> {
  var value: Value
  subscript<Subject>(dynamicMember path: KeyPath<Value, Subject>) -> Boxed<Subject> {
    Boxed<Subject>(value: value[keyPath: path])
  }
}
@dynamicMemberLookup struct Boxes<Value: RandomAccessCollection>: RandomAccessCollection {
  var value: Value
  subscript<Subject>(dynamicMember path: KeyPath<Value, Subject>) -> [Subject] { [value[keyPath: path]] }
  var startIndex: Value.Index { value.startIndex }
  var endIndex: Value.Index { value.endIndex }
  func index(after i: Value.Index) -> Value.Index { value.index(after: i) }
  func index(before i: Value.Index) -> Value.Index { value.index(before: i) }
  subscript(position: Value.Index) -> Boxed<Value.Element> { Boxed(value: value[position]) }
}
let boxes = Boxes(value: ["a", "bc"])
print(boxes.map { $0.count.value }, boxes.reversed().map { $0.value }, boxes.count, boxes.isEmpty)
print(boxes.first!.count, boxes.prefix(1).count, boxes[1], type(of: boxes.first))
// expect: [1, 2] ["bc", "a"] 2 false
// expect: Boxed<Int>(value: 1) 1 Boxed<String>(value: "bc") Optional<Boxed<String>>
