// A lazy value uses `self`, with a written type or with what its type leaves open.
class Path {
  var path: String
  lazy var parts: [Int]? = { print("made"); return [self.path.count] }()
  lazy var set: Set = { [self.path] }()
  lazy var n: Double = { 3 }()
  init(path: String) { self.path = path }
}
let p = Path(path: "abc")
print(p.parts ?? [], p.set, p.n)
// expect: made
// expect: [3] ["abc"] 3.0
