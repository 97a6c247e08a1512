struct Recipe {
  let title: String
  var servings = 2
  var steps: [String] = []
  var note: String?
  private(set) var cooked = false
  mutating func cook() { cooked = true }
  init(title: String, servings: Int = 2, steps: [String] = [], note: String? = nil) {
    self.title = title
    self.servings = servings
    self.steps = steps
    self.note = note
  }
}
struct Size { var width = 1.0, height = 2.0 }
struct Box<Content> { var content: Content; var size = Size() }
struct Pair { let left: Int; let right: Int
  init(_ both: Int) { self.init(left: both, right: both) }
  init(left: Int, right: Int) { (self.left, self.right) = (left, right) }
}
var soup = Recipe(title: "Soup")
soup.cook()
print(soup)
print(Recipe(title: "Pie", steps: ["roll", "bake"], note: "hot"))
print(Size(), Size(width: 5), Size(height: 7))
print(Box(content: [1, 2]))
print(Box(content: "x", size: Size(width: 0)))
print(Pair(4), Pair(left: 1, right: 2))
struct Defaults {
  static var calls = 0
  static func next() -> Int { calls += 1; return calls }
  var id = Defaults.next()
  var tag: String? = nil
  let fixed = 10
}
print(Defaults().id, Defaults().id, Defaults(tag: "t").id, Defaults(id: 40, tag: nil))
print(Defaults.calls)
struct Optionals { var a: Int?; var b: String!; let c: Double? }
print(Optionals(c: nil), Optionals(a: 1, b: "b", c: 2))
// expect: Recipe(title: "Soup", servings: 2, steps: [], note: nil, cooked: true)
// expect: Recipe(title: "Pie", servings: 2, steps: ["roll", "bake"], note: Optional("hot"), cooked: false)
// expect: Size(width: 1.0, height: 2.0) Size(width: 5.0, height: 2.0) Size(width: 1.0, height: 7.0)
// expect: Box<Array<Int>>(content: [1, 2], size: main.Size(width: 1.0, height: 2.0))
// expect: Box<String>(content: "x", size: main.Size(width: 0.0, height: 2.0))
// expect: Pair(left: 4, right: 4) Pair(left: 1, right: 2)
// expect: 1 2 3 Defaults(id: 40, tag: nil, fixed: 10)
// expect: 3
// expect: Optionals(a: nil, b: nil, c: nil) Optionals(a: Optional(1), b: Optional("b"), c: Optional(2.0))
