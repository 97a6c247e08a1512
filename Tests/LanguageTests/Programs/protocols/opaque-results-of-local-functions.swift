protocol Shape { var sides: Int { get }; func name() -> String }
extension Shape { func name() -> String { "shape" }; func other() -> String { "ext" } }
struct Sq: Shape, Equatable, CustomStringConvertible { var sides: Int { 4 }; func name() -> String { "square" }; func other() -> String { "own" }; var description: String { "SQ" } }
func show(_ x: Sq) -> String { "Sq" }
func show(_ x: some Shape) -> String { "Shape" }
func show2<T>(_ x: T) -> String { "T" }
func show2<T: Equatable>(_ x: T) -> String { "Equatable" }
func outer() {
  func make() -> some Shape { Sq() }
  let s = make()
  print(show(s), show2(s), s.name(), s.other(), s.sides, type(of: s), s)
  func gen<T: Equatable>(_ t: T) -> some Equatable { [t] }
  print(gen(3) == gen(3), type(of: gen("a")), show2(gen(1)))
  func coll<T>(_ t: T) -> some Collection<T> { [t, t] }
  for x in coll(3) { print(x + 1) }
  print(coll("a").count, coll(2.5).first!)
  func opt(_ b: Bool) -> (some Shape)? { b ? Sq() : nil }
  print(opt(true)?.name() ?? "none")
  let q: some Shape = Sq()
  print(show(q), q.other(), type(of: q))
}
outer()
struct V {
  func run() -> some Shape {
    func inner() -> some Shape { Sq() }
    return inner()
  }
}
print(type(of: V().run()), show(V().run()))
func later() {
  func a() -> some Shape { b() }
  func b() -> some Shape { Sq() }
  print(a().name(), show(a()))
}
later()
@resultBuilder enum L { static func buildBlock(_ p: String...) -> [String] { p } }
func building() {
  @L func list() -> [String] { "a"; "b" }
  print(list())
}
building()
// expect: Shape T square ext 4 Sq SQ
// expect: true Array<String> Equatable
// expect: 4
// expect: 4
// expect: 2 2.5
// expect: square
// expect: Shape ext Sq
// expect: Sq Shape
// expect: square Shape
// expect: ["a", "b"]
