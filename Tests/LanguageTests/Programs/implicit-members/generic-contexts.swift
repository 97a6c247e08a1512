protocol Style { var id: String { get } }
struct Plain: Style { let id = "plain" }
struct Sized: Style { let n: Int; var id: String { "sized\(n)" } }
extension Style where Self == Plain { static var plain: Plain { Plain() } }
extension Style where Self == Sized { static func sized(_ n: Int) -> Sized { Sized(n: n) }; static var big: Sized { Sized(n: 99) } }
func apply<S: Style>(_ s: S) -> String { s.id + " \(S.self)" }
func any(_ s: any Style) -> String { s.id }
func some(_ s: some Style, twice: Bool = false) -> String { twice ? s.id + s.id : s.id }
print(apply(.plain), apply(.sized(3)), any(.big), some(.plain, twice: true), some(.sized(1)))
struct View { var styles: [any Style] = []; func style<S: Style>(_ s: S) -> View { View(styles: styles + [s]) } }
print(View().style(.plain).style(.big).style(Sized(n: 2)).styles.map(\.id))
enum Level: Int, CaseIterable { case low = 1, high = 10; static let standard: Level = .low; static func named(_ s: String) -> Level? { allCases.first { "\($0)" == s } } }
let l: Level = .named("high") ?? .standard
print(l, Level(rawValue: 1) == .low, [Level.low, .high].max { $0.rawValue < $1.rawValue } == .high)
let r: Result<Int, CancellationError> = .success(1)
let o: Int?? = .some(.none)
print(r, o as Any, Optional<Int>.some(1) == .some(1))
// expect: plain Plain sized3 Sized sized99 plainplain sized1
// expect: ["plain", "sized99", "sized2"]
// expect: high true true
// expect: success(1) Optional(nil) true
