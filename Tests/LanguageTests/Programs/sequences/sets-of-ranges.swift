var numbers = [10, 15, 20, 25, 30, 30, 7]
let tens = numbers.indices { $0 % 10 == 0 }
print(tens, tens.ranges, tens.ranges.count, tens.contains(2), tens.isEmpty, tens.ranges.map { $0.count })
print(numbers[tens].map { $0 }, Array(numbers[tens]), numbers[tens].count, numbers[tens].first!, numbers[tens].last!)
print(Array(numbers.removingSubranges(tens)))
let place = numbers.moveSubranges(tens, to: 1)
print(numbers, place)
numbers.removeSubranges(numbers.indices(of: 30))
print(numbers)
var set = RangeSet<Int>()
set.insert(contentsOf: 1..<4); set.insert(contentsOf: 4..<6); set.insert(contentsOf: 9..<9); set.insert(9, within: Array(0..<20))
print(set, set.ranges.count)
set.remove(contentsOf: 2..<5)
print(set, set == RangeSet([1..<2, 5..<6, 9..<10]), RangeSet(1..<3).union(RangeSet(2..<8)), RangeSet(1..<5).intersection(RangeSet(3..<9)), RangeSet(1..<5).symmetricDifference(RangeSet(3..<9)))
print(RangeSet(1..<3).isSubset(of: RangeSet(0..<4)), RangeSet(1..<3).isDisjoint(RangeSet(3..<4)), RangeSet([1, 2, 5], within: Array(0..<9)))
let word = "Hello, World"
let upper = word.indices(where: \.isUppercase)
print(word[upper].map(String.init), String(word.removingSubranges(upper)), upper.ranges.count)
var copy = word; copy.removeSubranges(upper); print(copy)
print([1, 2, 3].lexicographicallyPrecedes([1, 3], by: <), ["b"].lexicographicallyPrecedes(["a", "c"]) { $0 > $1 })
var i = word.startIndex
print(word.formIndex(&i, offsetBy: 3, limitedBy: word.endIndex), word[i], word.formIndex(&i, offsetBy: 30, limitedBy: word.endIndex), i == word.endIndex)
let joined = [[1], [2, 3], []].joined(separator: [0, 0])
print(joined, Array(joined), type(of: joined), joined.map { $0 * 2 }, joined.reduce(0, +))
print(["a", "b"].joined(separator: ", "), [["a"], ["b"]].joined(separator: ["-"]).joined())
for n in [[1], [2]].joined(separator: [9]) { print(n, terminator: " ") }
print()
let flat = [[1, 2], [], [3]].joined()
print(flat.last!, flat.reversed(), Array(flat.dropLast()), flat.lastIndex(of: 2).map { flat[$0] } ?? 0, flat.count)
print("é".utf16.count, Character("👍").utf16.map { $0 })
var r = 7.5; r.formRemainder(dividingBy: 2); print(r, (1.0).isTotallyOrdered(belowOrEqualTo: 2), (-0.0).isTotallyOrdered(belowOrEqualTo: 0.0), (0.0).isTotallyOrdered(belowOrEqualTo: -0.0), Double.nan.isTotallyOrdered(belowOrEqualTo: 1))
print(sequence(first: 1) { $0 < 4 ? $0 * 2 : nil })
var slice = Slice(base: [1, 2, 3, 4], bounds: 1..<3)
slice.append(9); slice[1] = 7; slice.insert(5, at: 1); slice.sort(); print(Array(slice), slice.base, slice.startIndex)
// expect: [Range(0..<1), Range(2..<3), Range(4..<6)] [Range(0..<1), Range(2..<3), Range(4..<6)] 3 true false [1, 1, 2]
// expect: [10, 20, 30, 30] [10, 20, 30, 30] 4 10 30
// expect: [15, 25, 7]
// expect: [10, 20, 30, 30, 15, 25, 7] 0..<4
// expect: [10, 20, 15, 25, 7]
// expect: [Range(1..<6), Range(9..<10)] 2
// expect: [Range(1..<2), Range(5..<6), Range(9..<10)] true [Range(1..<8)] [Range(3..<5)] [Range(1..<3), Range(5..<9)]
// expect: true true [Range(1..<3), Range(5..<6)]
// expect: ["H", "W"] ello, orld 2
// expect: ello, orld
// expect: true true
// expect: true l false true
// expect: JoinedSequence<Array<Array<Int>>>(_base: [[1], [2, 3], []], _separator: ContiguousArray([0, 0])) [1, 0, 0, 2, 3, 0, 0] JoinedSequence<Array<Array<Int>>> [2, 0, 0, 4, 6, 0, 0] 6
// expect: a, b a-b
// expect: 1 9 2 
// expect: 3 ReversedCollection<FlattenSequence<Array<Array<Int>>>>(_base: Swift.FlattenSequence<Swift.Array<Swift.Array<Swift.Int>>>(_base: [[1, 2], [], [3]])) [1, 2] 2 3
// expect: 1 [55357, 56397]
// expect: -0.5 true true false false
// expect: UnfoldSequence<Int, (Optional<Int>, Bool)>(_state: (Optional(1), true), _next: (Function), _done: false)
// expect: [3, 5, 7, 9] [1, 3, 5, 7, 9, 4] 1
