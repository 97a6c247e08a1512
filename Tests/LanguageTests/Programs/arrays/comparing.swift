print([1, 2] == [1, 2], [1, 2] == [2, 1], [[1], []] == [[1], []], [1, 2] != [1])
print([1, 2].elementsEqual([1, 2]), [1, 2, 3].starts(with: [1, 2]), [1, 2].lexicographicallyPrecedes([1, 3]), [1, 2].lexicographicallyPrecedes([1]))
print([1, 2, 3][0...1] == [1, 2], [3, 1, 2].sorted() == Array(1...3), ["a"] + ["b"] == ["a", "b"])
print([1.0, 2.0] == [1, 2], [nil, 1] == [nil, 1], [Double.nan] == [Double.nan])
let old = [1, 2, 3, 4], new = [1, 3, 4, 5]
let difference = new.difference(from: old)
for change in difference {
  switch change {
  case .remove(let offset, let element, _): print("remove", offset, element)
  case .insert(let offset, let element, _): print("insert", offset, element)
  }
}
print(old.applying(difference)!, difference.count, difference.insertions.count)
print(Set([[1], [1], [2]]).count, [1, 2].hashValue == [1, 2].hashValue, [[1, 2]: "x"][[1, 2]]!)
print([1, 2, 3].contains(2), [1, 2, 3].contains { $0 > 3 }, [1, 2, 3].allSatisfy { $0 > 0 }, [Int]().allSatisfy { $0 > 99 }, [Int]().contains { _ in true })
print((1, "a") < (1, "b"), [(1, "b"), (1, "a"), (0, "z")].sorted { $0 < $1 })
// expect: true false true true
// expect: true true true false
// expect: true true true
// expect: true true false
// expect: remove 1 2
// expect: insert 3 5
// expect: [1, 3, 4, 5] 2 1
// expect: 2 true x
// expect: true false true true false
// expect: true [(0, "z"), (1, "a"), (1, "b")]
