enum Planet: String, CaseIterable, CustomStringConvertible { case mercury, venus, earth; var description: String { rawValue }; var isHot: Bool { self == .mercury } }
struct Tint: Equatable { var n: Int; static let red = Tint(n: 1); static let blue = Tint(n: 2) }
let planet = Planet.earth; let maybe: Planet? = .venus
print([.earth, .venus].contains(planet), [.mercury].contains(maybe), ![.mercury, .earth].contains(planet))
print([.earth, .venus].firstIndex(of: planet) ?? -1, [.earth, .venus].lastIndex(of: maybe) ?? -1)
let t: Tint? = [.red, .blue].first
let u: Tint = [.red, .red].randomElement()!
let w: Tint = [.red, .red].randomElement() ?? .blue
print(t ?? .blue, u, w)
let names = [.earth, .venus].map { (p: Planet) in p.rawValue }
print(names)
func paint(_ t: Tint) { print("paint", t.n) }
paint([.blue, .blue].randomElement()!)
[.red, .blue].forEach(paint)
let list: [Planet] = [.earth, .venus].filter { $0 != .venus }
print(list)
let sorted: [Planet] = [.earth, .venus].reversed()
print(sorted, [.earth, .venus] == list, list == [.earth])
switch planet {
case _ where [.mercury, .venus].contains(planet): print("inner")
case let p where [.earth].contains(p): print("home")
default: print("other")
}
if maybe.map({ [.venus, .earth].contains($0) }) == true { print("mapped") }
print(Planet.allCases.filter { [.mercury, .venus].contains($0) }, Planet.allCases.filter([.venus].contains))
extension Planet { var isInner: Bool { [.mercury, .venus].contains(self) } }
print(Planet.venus.isInner, Set([.venus, .earth]).contains(planet))
let small = Planet.allCases.first(where: { [.venus, .earth].contains($0) && !$0.isHot })
print(small as Any)
// expect: true false false
// expect: 0 1
// expect: Tint(n: 1) Tint(n: 1) Tint(n: 1)
// expect: ["earth", "venus"]
// expect: paint 2
// expect: paint 1
// expect: paint 2
// expect: [earth]
// expect: [venus, earth] false true
// expect: home
// expect: mapped
// expect: [mercury, venus] [venus]
// expect: true true
// expect: Optional(venus)
