// A case of the program's own that is called as the optional's is found in what the optional wraps.
enum Maybe { case some(Int), merged(Int) }
var table: [String: Maybe] = [:]
table["a"] = .some(3)
table["b"] = .merged(4)
table["c"] = .some(.merged(5))
for key in ["a", "b", "c", "d"] {
  switch table[key] {
  case .some(.some(let x)): print("some", x)
  case .some(.merged(let x)): print("merged", x)
  case .none: print("none")
  }
}
let five: Maybe? = .some(5)
print(five as Any)
let merged: Maybe? = .some(.merged(5))
print(merged as Any)
func take(_ value: Maybe?) { print(value.map { "\($0)" } ?? "nil") }
take(.some(1))
take(.some(.some(2)))
take(.none)
// expect: some 3
// expect: merged 4
// expect: merged 5
// expect: none
// expect: Optional(main.Maybe.some(5))
// expect: Optional(main.Maybe.merged(5))
// expect: some(1)
// expect: some(2)
// expect: nil
