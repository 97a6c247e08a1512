func doubled(_ numbers: [Int], by f: (Int) -> Int) -> [Int] {
  print(type(of: numbers.lazy.map(f)))
  return Array(numbers.lazy.map(f))
}
print(doubled([1, 2]) { $0 * 2 })
func first(_ numbers: [Int], where f: (Int) -> Bool) -> Int? {
  print(type(of: numbers.lazy.filter(f)))
  print(type(of: numbers.lazy.prefix(while: f)))
  return numbers.lazy.filter(f).first
}
print(first([1, 2, 3]) { $0 > 1 } ?? 0)
func kept(_ numbers: [Int], _ f: @escaping (Int) -> Int?) {
  print(type(of: numbers.lazy.map(f)))
}
kept([1]) { $0 }
func outer(_ numbers: [Int]) -> [Int] {
  func local(_ f: (Int) -> [Int]) -> [Int] { Array(numbers.lazy.flatMap(f)) }
  return local { [$0, $0] }
}
print(outer([1, 2]))
// expect: Array<Int>
// expect: [2, 4]
// expect: Array<Int>
// expect: Slice<LazySequence<Array<Int>>>
// expect: 2
// expect: LazyMapSequence<Array<Int>, Optional<Int>>
// expect: [1, 1, 2, 2]
