import Foundation

let rolls = (0..<100).map { _ in Int(arc4random_uniform(6)) + 1 }
print(rolls.allSatisfy { (1...6).contains($0) }, rolls.count, arc4random_uniform(1), arc4random_uniform(0))
print((0..<50).allSatisfy { _ in arc4random() <= UInt32.max })
func randomString(_ length: Int) -> String {
  let letters = Array("abcdefghijklmnopqrstuvwxyz")
  return String((0..<length).map { _ in letters[Int(arc4random_uniform(UInt32(letters.count)))] })
}
let s = randomString(12)
print(s.count, s.allSatisfy(\.isLetter))
srand48(7)
let a = [drand48(), drand48()]
srand48(7)
print(a == [drand48(), drand48()], a.allSatisfy { $0 >= 0 && $0 < 1 })
print(a)
extension Array {
  mutating func fisherYates() {
    guard count > 1 else { return }
    for i in stride(from: count - 1, to: 0, by: -1) { swapAt(i, Int(arc4random_uniform(UInt32(i + 1)))) }
  }
}
var numbers = Array(1...20)
numbers.fisherYates()
print(numbers.sorted() == Array(1...20), UUID().uuidString.count, UUID() == UUID())
// expect: true 100 0 0
// expect: true
// expect: 12 true
// expect: true true
// expect: [0.2664441967654092, 0.6820352301906212]
// expect: true 36 false
