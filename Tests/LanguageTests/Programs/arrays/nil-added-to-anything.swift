var items: [Any] = [1]
items += [nil]
items += [nil, 2, "a"]
print(items)
var optionals: [Any?] = [1]
optionals += [nil, 2]
print(optionals)
struct Shelf {
  var items: [Any] = []
  mutating func fill() { items += [nil, "b"] }
}
var shelf = Shelf()
shelf.fill()
print(shelf.items)
var tables: [[String: Any]] = []
tables += [["b": 3]]
print(tables)
// expect: [1, nil, nil, Optional(2), Optional("a")]
// expect: [Optional(1), nil, Optional(2)]
// expect: [nil, Optional("b")]
// expect: [["b": 3]]
