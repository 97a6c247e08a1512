struct S { static let a = 1; static let b = a + 1; static var c = [a, b] }
enum Config { static let name = "app"; static let all = [name, title(2)]; static func title(_ n: Int) -> String { "\(name)\(n)" } }
class Base { static let step = 5; class var twice: Int { step * 2 }; static let list = (0..<3).map { $0 * step } }
protocol P { static var n: Int { get } }
extension P { static var double: Int { n * 2 } }
struct Q: P { static let n = 4; static let all = [n, double] }
print(S.b, S.c, Config.all, Base.twice, Base.list, Q.all)
// expect: 2 [1, 2] ["app", "app2"] 10 [0, 5, 10] [4, 8]
