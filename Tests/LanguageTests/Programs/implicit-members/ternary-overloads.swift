extension String { static let b = "b" }
enum Tone { case a, b }
struct Color { var t: String
  init(_ s: String) { t = s }
  init(_ t: Tone) { self.t = "tone \(t)" } }
let c = true
let v = Tone.a
print(Color(c ? v : .b))
print(Color(c ? .b : v))
func pick(_ s: String) -> Int { 1 }
func pick(_ s: Int?) -> Int { 2 }
let o: Int? = nil
print(pick(c ? o : 3), pick(c ? 3 : o), pick(o ?? 4))
// expect: Color(t: "tone a")
// expect: Color(t: "tone b")
// expect: 2 2 2
