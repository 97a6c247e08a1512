struct Width {}
struct Height {}

struct Values {
  var stored: [String: Int] = [:]
  subscript<Key>(key: Key.Type) -> Int {
    get { stored["\(key)"] ?? 0 }
    set { stored["\(key)"] = newValue }
  }
}

extension Values {
  var width: Int {
    get { self[Width] }
    set { self[Width] = newValue }
  }
}

var values = Values()
values[Width] = 3
values[Height] += 4
values.width *= 2
print(values[Width], values[Height], values[Width.self], values[Int])
// expect: 6 4 6 0
