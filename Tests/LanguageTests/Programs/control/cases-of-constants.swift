struct K { static let max = 3; static let key = "a" }
enum L { static let one = 1 }
func f(_ b: Int) -> Int { switch b { case K.max: return 1; case L.one: return 2; default: return 3 } }
print(f(3), f(1), f(9))
func g(_ s: String) -> Bool { if case K.key = s { return true }; return false }
print(g("a"))
struct Tag: Equatable { let raw: Int; static let big = Tag(raw: 9) }
func h(_ t: Tag) -> Bool { switch t { case .big: return true; default: return false } }
func i(_ t: Tag) -> Bool { switch t { case Tag.big: return true; default: return false } }
print(h(.big), i(.big))
// expect: 1 2 3
// expect: true
// expect: true true
