struct Badge {
  var number = 7
  var spare: Int?
}
struct Person {
  var badge: Badge?
  var first = Badge()
}
print(\Person.first.number, \Person.badge, \Person.self)
print(\Person.badge?.number, \Person.badge!.number, \Person.badge?.spare)
print((\Person.first).appending(path: \.number), (\Person.badge).appending(path: \.?.number))
let paths: [AnyKeyPath] = [\Person.badge?.spare, \Badge.number]
print(paths, [\Person.first.spare: 1])
debugPrint(\Person.badge!.spare!)
let spareless = Person(badge: Badge()), bare = Person()
for person in [spareless, bare] { print(person[keyPath: \.badge?.spare] as Any, person[keyPath: \.badge?.spare] == nil) }
print([spareless, bare].map(\.badge?.number))
// expect: \Person.first.number \Person.badge \Person.self
// expect: \Person.badge?.number? \Person.badge!.number \Person.badge?.spare
// expect: \Person.first.number \Person.badge?.number?
// expect: [\Person.badge?.spare, \Badge.number] [\Person.first.spare: 1]
// expect: \Person.badge!.spare!
// expect: nil true
// expect: nil true
// expect: [Optional(7), nil]
