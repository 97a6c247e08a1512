struct Color: Equatable { var r = 0, g = 0, b = 0, a = 10
  static let red = Color(r: 1), green = Color(g: 1)
  static var clear: Color { Color(a: 0) }
  static func gray(_ n: Int) -> Color { Color(r: n, g: n, b: n) }
  func opacity(_ n: Int) -> Color { var c = self; c.a = n; return c }
  var inverted: Color { Color(r: 1 - r, g: 1 - g, b: 1 - b, a: a) }
  static subscript(n: Int) -> Color { gray(n) } }
func paint(_ c: Color, _ d: Color? = nil) -> String { "\(c.r)\(c.g)\(c.b)/\(c.a)" + (d.map { " \($0.r)" } ?? "") }
print(paint(.red), paint(.gray(3)), paint(.init(b: 9)), paint(.red.opacity(5)), paint(.green.inverted.opacity(1)), paint(.clear, .red))
var c: Color = .red
c = .gray(2)
let list: [Color] = [.red, .gray(4), .init(), .clear.inverted]
let table: [String: Color] = ["x": .green]
let optional: Color? = .red
let nested: [[Color?]] = [[.red, nil, .gray(1)]]
print(c.r, list.map(paint2), table["x"]! == .green, optional == .red, optional != .some(.green), nested[0].count)
func paint2(_ c: Color) -> Int { c.r + c.g + c.b }
enum Size { case small, custom(Int), scaled(by: Double, Size2); enum Size2 { case a, b }
  static let standard = Size.custom(5)
  static func twice(_ n: Int) -> Size { .custom(n * 2) }
  var next: Size { .small } }
func show(_ s: Size) -> String { switch s { case .small: "small"; case .custom(let n): "custom \(n)"; case .scaled(let d, .a): "a\(d)"; case .scaled: "scaled" } }
print(show(.small), show(.custom(3)), show(.standard), show(.twice(4)), show(.scaled(by: 2, .a)), show(.scaled(by: 1, .b).next))
let flag = true
let chosen: Color = flag ? .red : .green
print(chosen == .red, [Size.small, .custom(1)].map(show), ([.small, .twice(1)] as [Size]).map(show))
func generic<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(generic(Color.red, .red), generic(.gray(1), Color.gray(1)))
protocol Style { var name: String { get } }
struct Plain: Style { let name = "plain" }
struct Fancy: Style { let name: String }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Fancy { static func fancy(_ n: String) -> Fancy { Fancy(name: n) } }
func apply<S: Style>(_ s: S) -> String { s.name }
func applyAny(_ s: any Style) -> String { s.name }
print(apply(.plain), apply(.fancy("f")), applyAny(.plain))
struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 2); static let all: Options = [.a, .b] }
let o: Options = [.a, .b]
print(o == .all, o.contains(.a), Options().isEmpty, ([.a] as Options).union(.b).rawValue, o.subtracting(.a) == .b)
let r: Result<Int, Never> = .success(.init(4))
print(r, (.max as Int) == Int.max, [.zero, .pi] as [Double])
// expect: 100/10 333/10 009/10 100/5 101/1 000/0 1
// expect: 2 [1, 12, 0, 3] true true true 3
// expect: small custom 3 custom 5 custom 8 a2.0 small
// expect: true ["small", "custom 1"] ["small", "custom 2"]
// expect: true true
// expect: plain f plain
// expect: true true true 3 true
// expect: success(4) true [0.0, 3.141592653589793]
