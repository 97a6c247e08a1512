let weights: KeyValuePairs = ["eggs": 1, "nuts": 2, "cats": 4, "pollen": 8]
func names(in score: UInt) -> [String] {
  weights.map { (name, value) in score & UInt(value) != 0 ? name : nil }.compactMap { $0 }
}
print(names(in: 5), names(in: 0), names(in: 255), names(in: 512))
print(weights, weights.count, weights[1], weights.first!.key, weights.map(\.value))
let repeated: KeyValuePairs = ["a": 1, "a": 2]
for (key, value) in repeated { print(key, value) }
struct Bag<T>: ExpressibleByArrayLiteral { var all: [T]; init(arrayLiteral elements: T...) { all = elements } }
struct Table<K, V>: ExpressibleByDictionaryLiteral {
  var rows: [(K, V)]
  init(dictionaryLiteral elements: (K, V)...) { rows = elements }
}
let bag: Bag = [1, 2, 3]
let table: Table = ["x": 1.5, "y": 2]
print(bag.all, type(of: bag), table.rows, type(of: table))
let flags = (0..<8).map { 1 << $0 }
print(flags, flags.reduce(0, |), 1 << 64, 1 << 63, 1 << -1, -1 >> 70, UInt8(1) << 9, Int8(1) << 7, 255 >> 8)
struct Options: OptionSet, CaseIterable {
  let rawValue: UInt
  static let read = Options(rawValue: 1 << 0), write = Options(rawValue: 1 << 1), run = Options(rawValue: 1 << 7)
  static var allCases: [Options] { [.read, .write, .run] }
}
for (index, option) in Options.allCases.enumerated() { print(index, option.rawValue, option.rawValue.trailingZeroBitCount) }
print(Options([.read, .run]).rawValue, Options(rawValue: 131).contains([.read, .write]), Options.allCases.dropFirst(5).count, Array(Options.allCases[1...]).count)
// expect: ["eggs", "cats"] [] ["eggs", "nuts", "cats", "pollen"] []
// expect: ["eggs": 1, "nuts": 2, "cats": 4, "pollen": 8] 4 (key: "nuts", value: 2) eggs [1, 2, 4, 8]
// expect: a 1
// expect: a 2
// expect: [1, 2, 3] Bag<Int> [("x", 1.5), ("y", 2.0)] Table<String, Double>
// expect: [1, 2, 4, 8, 16, 32, 64, 128] 255 0 -9223372036854775808 0 -1 0 -128 0
// expect: 0 1 0
// expect: 1 2 1
// expect: 2 128 7
// expect: 129 true 0 2
