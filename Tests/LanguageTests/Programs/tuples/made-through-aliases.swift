typealias Pair = (index: Int, number: Int)
let first = Pair(index: 1, number: 2)
func pairs(_ numbers: [Int]) -> [Pair] { numbers.enumerated().map { Pair($0, $1) } }
print(first, pairs([4, 5]), Pair(index: 3, number: 4).number)
typealias Named<T> = (name: String, value: T)
let named: [Named<Double>] = [Named(name: "a", value: 1), Named("b", 2)]
print(named.map { "\($0.name)\($0.value)" })
// expect: (index: 1, number: 2) [(index: 0, number: 4), (index: 1, number: 5)] 4
// expect: ["a1.0", "b2.0"]
