struct F { enum Kind: String { case feature, other = "o" }; static let limit = Lim(); struct Lim { let top = 3; static let base = 4 } }
enum Tab: String { case home, Big }
func f(_ s: String) -> Int { switch s { case F.Kind.feature.rawValue: return 1; case Tab.home.rawValue: return 2; case Tab.Big.rawValue: return 4; default: return 3 } }
print(f("feature"), f("home"), f("Big"), f("x"))
func g(_ i: Int) -> Int { switch i { case F.limit.top: return 1; case F.Lim.base: return 2; case F.limit.top + 7: return 5; default: return 3 } }
print(g(3), g(4), g(10), g(5))
// expect: 1 2 4 3
// expect: 1 2 5 3
