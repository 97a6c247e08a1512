struct LCG: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var g = LCG(state: 42)
print((0..<5).map { _ in Int.random(in: 1...6, using: &g) })
print((0..<4).map { _ in Int.random(in: 0..<1000, using: &g) }, UInt8.random(in: 0...255, using: &g), Int8.random(in: -5...5, using: &g))
print(Double.random(in: 0..<1, using: &g), Double.random(in: -1...1, using: &g), Float.random(in: 0..<10, using: &g))
print(Bool.random(using: &g), Bool.random(using: &g), Bool.random(using: &g))
print([1, 2, 3, 4, 5, 6].shuffled(using: &g), ["a", "b", "c"].randomElement(using: &g)!)
var deck = Array("ABCDEFGH")
deck.shuffle(using: &g)
print(String(deck))
print((1...52).shuffled(using: &g).prefix(5), "hello".randomElement(using: &g)!, g.next(), g.next(upperBound: UInt(10)))
func roll(_ dice: Int, using g: inout some RandomNumberGenerator) -> [Int] { (0..<dice).map { _ in .random(in: 1...6, using: &g) } }
print(roll(6, using: &g), Int64.random(in: .min ... .max, using: &g))
let within = (0..<200).allSatisfy { _ in (1...6).contains(Int.random(in: 1...6)) && (0.0..<1).contains(Double.random(in: 0..<1)) }
print(within, [Int]().randomElement() as Any, (1...3).randomElement() != nil, Set([7]).randomElement()!, ["k": 1].randomElement()!.value)
let d = (0..<20).map { _ in Int.random(in: 0...9) }.shuffled().sorted()
print(d.count, d.first! >= 0)
// expect: [4, 2, 3, 4, 5]
// expect: [26, 21, 152, 473] 148 -2
// expect: 0.18556836194525483 0.8409405667474255 5.686116
// expect: true false false
// expect: [1, 4, 5, 3, 2, 6] b
// expect: CDFABGHE
// expect: [49, 38, 23, 35, 6] l 11005688211693495451 3
// expect: [5, 4, 4, 6, 5, 4] -1830374304332067421
// expect: true nil true 7 1
// expect: 20 true
