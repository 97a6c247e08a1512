struct Color: Equatable { var name: String; var alpha = 1.0
  static let red = Color(name: "red"); static var blue: Color { Color(name: "blue") }
  static func gray(_ n: Int) -> Color { Color(name: "gray\(n)") }
  func faded(_ a: Double = 0.5) -> Color { Color(name: name, alpha: a) }
  var darker: Color { Color(name: "dark " + name) } }
func paint(_ c: Color, over: Color? = nil) -> String { c.name + "\(c.alpha)" + (over.map { "/" + $0.name } ?? "") }
print(paint(.red), paint(.blue.faded()), paint(.gray(3).darker.faded(0.1)), paint(.red, over: .blue), paint(.init(name: "x")))
let list: [Color] = [.red, .blue.darker, .init(name: "n", alpha: 0)]
let table: [String: Color] = ["a": .red]
var c: Color = list.isEmpty ? .red : .blue
c = .gray(1)
print(list.map(\.name), table["a"] == .red, c == .gray(1), [Color.red].contains(.red), list.firstIndex(of: .red)!)
func opt() -> Color? { .red.faded() }
print(opt()!.alpha, opt() == .some(.red.faded()), c != .red)
switch c { case .red: print("r"); case .gray(1): print("g1"); default: print("?") }
// expect: red1.0 blue0.5 dark gray30.1 red1.0/blue x1.0
// expect: ["red", "dark blue", "n"] true true true 0
// expect: 0.5 true true
// expect: g1
