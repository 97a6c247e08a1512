struct Toy { var name = "ball" }
class Cat { var age = 3; let toy: Toy? = Toy() }
final class Kitten: Cat { var weight = 0.5 }
struct Home { var cat = Kitten(); var rooms = 2 }
let paths: [AnyKeyPath] = [\Home.rooms, \Cat.age, \Kitten.weight, \Cat.toy, \Cat.toy?.name]
for path in paths { print(Home()[keyPath: path] as Any, Kitten()[keyPath: path] as Any, Cat()[keyPath: path] as Any) }
let parts: [PartialKeyPath<Home>] = [\.rooms, \.cat.age]
print(parts.map { Home()[keyPath: $0] })
let whole = \Home.cat as WritableKeyPath<Home, Kitten>
let weight = whole.appending(path: \Kitten.weight as ReferenceWritableKeyPath<Kitten, Double>)
let home = Home()
home[keyPath: weight] = 1.5
print(type(of: weight), home.cat.weight, weight == \Home.cat.weight)
// expect: Optional(2) nil nil
// expect: nil Optional(3) Optional(3)
// expect: nil Optional(0.5) nil
// expect: nil Optional(Optional(main.Toy(name: "ball"))) Optional(Optional(main.Toy(name: "ball")))
// expect: nil Optional(Optional("ball")) Optional(Optional("ball"))
// expect: [2, 3]
// expect: ReferenceWritableKeyPath<Home, Double> 1.5 true
