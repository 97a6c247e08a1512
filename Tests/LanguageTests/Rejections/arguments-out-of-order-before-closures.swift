struct Cell { let mark: Int?; let number: Int; let action: () -> Void }
let c = Cell(number: 1, mark: nil) { print("a") }
func f(_ a: Int, b: String, c: () -> Void) {}
f(b: "a", 1) { }
struct Card<T> { var rows: [Int], columns: [T]; var onTap: (T) -> Void }
let d = Card(columns: ["a"], rows: [1]) { c in }
// expect error 2:25: argument 'mark' must precede argument 'number'
// expect error 4:11: unnamed argument #2 must precede argument 'b'
// expect error 6:30: argument 'rows' must precede argument 'columns'
