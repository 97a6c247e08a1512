struct P { var age = 1, name = "a"; let id = 2.5 }
let k: AnyKeyPath = \P.age
print(type(of: k).rootType == P.self, type(of: k).valueType)
let ks: [PartialKeyPath<P>] = [\P.age, \P.name, \P.id]
print(ks.map { "\(type(of: $0).valueType)" }, type(of: ks[0]).rootType)
print(KeyPath<P, Int>.rootType, WritableKeyPath<P, String>.valueType, type(of: \P.id).valueType)
// expect: true Int
// expect: ["Int", "String", "Double"] P
// expect: P String Double
