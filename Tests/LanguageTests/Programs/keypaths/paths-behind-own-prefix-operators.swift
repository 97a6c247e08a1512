struct Pred<T> { var s: String; static prefix func ! (a: Self) -> Self { .init(s: "NOT " + a.s) } 
  static func && (a: Self, b: Self) -> Self { .init(s: a.s + " AND " + b.s) } }
infix operator ~~: ComparisonPrecedence
func ~~ <T>(k: KeyPath<T, String>, p: String) -> Pred<T> { .init(s: "\((k as AnyKeyPath) == (\User.name as AnyKeyPath)) \(p)") }
func == <T, V: Equatable>(k: KeyPath<T, V>, p: V) -> Pred<T> { .init(s: "\((k as AnyKeyPath) == (\User.age as AnyKeyPath)) \(p)") }
struct User { var name = "n"; var age = 3 }
let u: Pred<User> = !(\.name ~~ "b")
print(u.s)
let v: Pred<User> = !(\.name ~~ "b") && \.age == 3
print(v.s)
let w: Pred<User> = !(!(\.name ~~ "b") && \.age == 3)
print(w.s)
func filter(_ p: Pred<User>) { print(p.s) }
filter(!(\.name ~~ "q"))
filter(!(\.age == 4) && !(\.name ~~ "q"))
// expect: NOT true b
// expect: NOT true b AND true 3
// expect: NOT NOT true b AND true 3
// expect: NOT true q
// expect: NOT true 4 AND NOT true q
