protocol Described { var s: String { get } }
extension Described { var s: String { "<\(Self.self)>" } }
extension Int: Described {}
extension Optional: Described where Wrapped: Described { var s: String { self?.s ?? "none" } }
let a: any Described = Optional<Int>.none
print(a.s, type(of: a))
let b: any Described = Int?.none as Int?
print(b.s)
let c: Int? = nil
let e: any Described = c
print(e.s, c.s)
let l: [any Described] = [c, 1, Optional(2), Optional<Int>.none]
print(l.map(\.s), l.map { "\(type(of: $0))" })
func f(_ d: any Described) -> String { d.s }
func g<T: Described>(_ d: T) -> String { d.s + "\(T.self)" }
print(f(c), g(c), f(Optional<Int>.none), g(l[0]), g(Optional<Int>.none))
for t in l { print(t.s, g(t), terminator: " ") }
print()
let d: [String: any Described] = ["a": c]
print(d["a"]!.s)
// expect: none Optional<Int>
// expect: none
// expect: none none
// expect: ["none", "<Int>", "<Int>", "none"] ["Optional<Int>", "Int", "Optional<Int>", "Optional<Int>"]
// expect: none noneOptional<Int> none noneOptional<Int> noneOptional<Int>
// expect: none noneOptional<Int> <Int> <Int>Int <Int> <Int>Optional<Int> none noneOptional<Int> 
// expect: none
