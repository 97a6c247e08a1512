let rolls = (0..<200).map { _ in Int.random(in: 1...6) }
print(rolls.allSatisfy { (1...6).contains($0) }, rolls.count, Set(rolls).count > 3)
print((0..<100).allSatisfy { _ in (0..<1).contains(Double.random(in: 0..<1)) }, [1, 2, 3].shuffled().sorted(), [7].randomElement()!, [Int]().randomElement() == nil, Array(1...5).shuffled().count)
var deck = Array(1...52); deck.shuffle(); print(deck.count, Set(deck).count, deck.reduce(0, +))
print(["a": 1].randomElement()!.key, Set([4]).randomElement()!, "x".randomElement()!, (3...3).randomElement()!, Bool.random() || true, UInt8.random(in: 0...0), Int.random(in: -1 ... -1))
var system = SystemRandomNumberGenerator(); print((0..<5).contains(Int.random(in: 0..<5, using: &system)), [1, 2].shuffled(using: &system).count)
// expect: true 200 true
// expect: true [1, 2, 3] 7 true 5
// expect: 52 52 1378
// expect: a 4 x 3 true 0 -1
// expect: true 2
