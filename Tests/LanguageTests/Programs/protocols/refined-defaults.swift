protocol Store { associatedtype Item; associatedtype Key = String
 func get(_ k: Key) -> Item? }
protocol IntStore: Store where Item == Int { associatedtype Key = Int }
struct M: Store { typealias Item = Int; func get(_ k: String) -> Int? { k.count } }
struct N: IntStore { func get(_ k: Int) -> Int? { k * 2 } }
func keyName<S: Store>(_ s: S) -> String { "\(S.Key.self) \(S.Item.self)" }
print(keyName(M()), keyName(N()))
protocol Base { associatedtype T = Int; static var v: String { get } }
extension Base { static var v: String { "\(T.self)" } }
protocol Refined: Base { associatedtype T = String }
struct X: Base {}
struct Y: Refined {}
print(X.v, Y.v, X.T.self, Y.T.self)
let z: Y.T = "s"
print(z)
protocol Deep: Refined { associatedtype T = Double }
struct W: Deep {}
print(W.v, W.T.self)
struct W2: Deep { typealias T = Bool }
print(W2.v)
// expect: String Int Int Int
// expect: Int String Int String
// expect: s
// expect: Double Double
// expect: Bool
