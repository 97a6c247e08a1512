@resultBuilder struct Sum {
    static func buildBlock(_ x: Int...) -> Int { x.reduce(0, +) }
    static func buildFinalResult(_ x: Int) -> String { "=\(x)" }
    static func buildFinalResult(_ x: Int) -> Int { x }
}
@Sum var a: Int { 1; 2 }
@Sum var b: String { 1; 2 }
func made(@Sum _ f: () -> String) -> String { f() }
print(a, b, made { 4; 5 })
protocol View { associatedtype Body: View; @VB var body: Body { get } }
extension Never: View { var body: Never { fatalError() } }
struct Text: View { var s: String; var body: Never { fatalError("x") } }
@resultBuilder enum VB {
    static func buildBlock<V: View>(_ v: V) -> V { v }
    static func buildExpression<V: View>(_ v: V) -> V { v }
    static func buildExpression(_ s: String) -> Text { Text(s: s) }
}
struct A: View { var body: some View { "hi" } }
print(A().body)
// expect: 3 =3 =9
// expect: Text(s: "hi")
