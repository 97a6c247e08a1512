let vs: [SIMD2<Double>] = [[1, 2], [3, 4]]
print(vs.reduce([0, 0], +))
print(vs.reduce([0, 0]) { $0 + $1 })
struct Bag: ExpressibleByDictionaryLiteral { var d: [String: Int]; init(dictionaryLiteral e: (String, Int)...) { d = Dictionary(uniqueKeysWithValues: e) }
    static func + (a: Bag, b: Bag) -> Bag { b } }
let bs: [Bag] = [["a": 1], ["b": 2]]
print(bs.reduce([:], +).d.count)
// expect: SIMD2<Double>(4.0, 6.0)
// expect: SIMD2<Double>(4.0, 6.0)
// expect: 1
