func applied(_ f: (Int) -> Int) -> String { "one" }
func applied(_ f: (Int, Int) -> Int) -> String { "two" }
print(applied(+), applied(-), applied(max), applied { -$0 }, applied { $0 * $1 })
func list<T>(_ values: [T]) -> String { "any" }
func list(_ values: [Double]) -> String { "doubles" }
print(list([1, 2.5]), list([1, 2]), list([1.5]), list(["a"]))
func table<V>(_ values: [String: V]) -> String { "any" }
func table(_ values: [String: Double]) -> String { "doubles" }
print(table(["k": 1]), table(["k": 1.5]), table(["k": "v"]))
// expect: two two two one two
// expect: doubles any doubles any
// expect: any doubles any
