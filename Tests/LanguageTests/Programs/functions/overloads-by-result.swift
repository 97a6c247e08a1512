// Functions and subscripts that differ only in what they give.
func read() -> Int { print("as Int"); return 1 }
func read() -> String { print("as String"); return "one" }
func read() { print("as nothing") }

let nothing: Void = read()
let number: Int = read()
let text: String = read()
print(nothing, number, text)
read() as Void
let run: () -> Void = { read() }
run()
let count: () -> Int = read
print(count() + 1, read() + 2, read() + "!")
let pair: (Int, String) = (read(), read())
print(pair, [read(), read()] as [String])

struct Table {
  subscript(row: Int) -> Int { row * 10 }
  subscript(row: Int) -> (name: String, age: Int) { ("row \(row)", row) }
  subscript(row: Int) -> [Int] { Array(repeating: row, count: row) }
  subscript(row: Int) -> (Int) -> Int { { $0 + row } }
  subscript<T>(key: String) -> T? { ["a": 1, "b": "x"][key] as? T }
}
let table = Table()
let cell: Int = table[2]
let (name, age): (String, Int) = table[3]
let entry: (name: String, age: Int) = table[4]
let add: (Int) -> Int = table[5]
print(cell, name, age, entry.name, add(1), (table[2] as [Int]).count)
let a: Int? = table["a"], b: String? = table["b"], c: Int? = table["b"]
print(a ?? 0, b ?? "-", c ?? 0)

func make<T>(_ value: T) -> [T] { [value] }
func make<T>(_ value: T) -> T? { value }
func make(_ value: Int) -> Double { Double(value) / 2 }
let list: [Int] = make(1), optional: Int? = make(1), half: Double = make(1)
print(list, optional as Any, half)
// expect: as nothing
// expect: as Int
// expect: as String
// expect: () 1 one
// expect: as nothing
// expect: as nothing
// expect: as Int
// expect: as Int
// expect: as String
// expect: 2 3 one!
// expect: as Int
// expect: as String
// expect: as String
// expect: as String
// expect: (1, "one") ["one", "one"]
// expect: 20 row 3 3 row 4 6 2
// expect: 1 x 0
// expect: [1] Optional(1) 0.5
