struct Focus<Value: Hashable> {
  struct Binding { var value: Value }
}
func next<Field: RawRepresentable>(_ focus: Focus<Field?>.Binding) -> Field? where Field.RawValue == Int {
  guard let current = focus.value else { return nil }
  return Field(rawValue: current.rawValue + 1)
}
enum Field: Int { case name, mail }
print(next(Focus<Field?>.Binding(value: .name)) as Any, next(Focus<Field?>.Binding(value: nil)) as Any)
func places<Item>(_ item: Item, in focus: Focus<[Item]>.Binding) -> Set<Item> { Set(focus.value + [item]) }
print(places(1, in: .init(value: [1, 2])).count)
// expect: Optional(main.Field.mail) nil
// expect: 2
