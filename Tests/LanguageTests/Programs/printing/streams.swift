// A stream of one's own is given one piece at a time.
struct Pieces: TextOutputStream {
  var all: [String] = []
  mutating func write(_ piece: String) { all.append(piece) }
}
var pieces = Pieces()
print("x", 2, separator: "/", to: &pieces)
print(to: &pieces)
print("end", terminator: "", to: &pieces)
print(pieces.all)
// expect: ["", "x", "/", "2", "\n", "\n", "", "end", ""]
