struct City { let name: String; let tags: [String] }
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
prefix operator ^
prefix func ^ <R, V>(path: KeyPath<R, V>) -> (R) -> V { { $0[keyPath: path] } }
let cities = [City(name: "Oslo", tags: ["a", "b"]), City(name: "Rome", tags: [])]
print(cities.map(^\.name >>> ^\.count), cities.map(^\City.tags >>> { $0.joined() }), cities.map(^\.name))
print(cities.map(^\.tags >>> ^\.count >>> { $0 * 2 }), cities.filter(^\.tags >>> ^\.isEmpty).count)
let length: (City) -> Int = ^\.name >>> ^\.count
print(length(cities[0]), cities.map(^\.name >>> { $0.uppercased() } >>> ^\.first).count)
// expect: [4, 4] ["ab", ""] ["Oslo", "Rome"]
// expect: [4, 0] 1
// expect: 4 2
