// Where a closure gives back its parameter, the overload that needs no optional is meant.
extension Array {
  func flatMap<U>(transform: (Element) -> U?) -> [U] {
    print("own")
    var result: [U] = []
    for item in self { if let value = transform(item) { result.append(value) } }
    return result
  }
}
print([[5, 2], [4, 8]].flatMap { $0 })
print([[1], [2, 3]].flatMap { list in list })
print(["1", "x"].flatMap(transform: { Int($0) }))

func pick(_ body: (Int) -> Int) -> String { "plain \(body(1))" }
func pick(_ body: (Int) -> Int?) -> String { "optional" }
print(pick { $0 }, pick { $0 + 1 })
let maybe: Int? = 4
print(pick { $0 > 0 ? maybe : nil })
// expect: [5, 2, 4, 8]
// expect: [1, 2, 3]
// expect: own
// expect: [1]
// expect: plain 1 plain 2
// expect: optional
