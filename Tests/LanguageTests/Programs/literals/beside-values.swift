struct Version: ExpressibleByArrayLiteral, Comparable {
  var numbers: [Int]
  static let zero = Version(arrayLiteral: 0)
  init(arrayLiteral numbers: Int...) { self.numbers = numbers }
  static func < (a: Version, b: Version) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }
}
let version: Version = [3]
print([version, .zero, [1, 9]].sorted().map(\.numbers), [[2], version].max()!.numbers)
let small: Set = [1]
let sets = [small, [1, 2], []]
print(sets.map { $0.sorted() }, type(of: sets))
let ages: [String: Int]? = ["a": 1]
print([ages, ["b": 2]].map { $0?.count ?? 0 })
// expect: [[0], [1, 9], [3]] [3]
// expect: [[1], [1, 2], []] Array<Set<Int>>
// expect: [1, 1]
