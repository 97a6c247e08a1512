infix operator =>: AdditionPrecedence
infix operator ~>: AdditionPrecedence
enum Prop: String { case color, margin, width }
struct Val: ExpressibleByStringLiteral { var s: String; init(stringLiteral v: String) { s = v }; static let red: Val = "red!" }
func => (p: Prop, v: Val) -> String { p.rawValue + ":" + v.s }
func ~> (p: Prop, v: Double) -> String { p.rawValue + "~\(v)" }
func ~> (p: Prop, v: [Double]) -> String { p.rawValue + "~\(v)" }
print(.color => "red", .color => .red, Prop.color => "a")
let a: [String] = [.color => "blue", .margin ~> 1, .width ~> 2.5, .margin ~> [1, 2]]
print(a)
func style(_ s: String...) -> String { s.joined(separator: ";") }
print(style(.color => "x", .margin ~> 3))
struct Tr { var s: Int; static func |> (a: Tr, b: Int) -> Tr { Tr(s: a.s + b) }; static let zero = Tr(s: 0) }
infix operator |>: AdditionPrecedence
let t: Tr = .zero |> 3 |> 4
print(t)
// expect: color:red color:red! color:a
// expect: ["color:blue", "margin~1.0", "width~2.5", "margin~[1.0, 2.0]"]
// expect: color:x;margin~3.0
// expect: Tr(s: 7)
