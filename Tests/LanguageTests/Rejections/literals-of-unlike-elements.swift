func areEqual<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
func areLike<T: Equatable>(_ a: [T], _ b: [T]) -> Bool { a == b }
func joined<T>(_ a: [T], _ b: [T]) -> [T] { a + b }
struct Pair<T: Equatable> { var a: T; var b: T }
struct Lists<T: Equatable> { var items: [T]; var more: [T] }
func t() {
  let numbers = [1], words = ["a"]
  print(areEqual([1], ["a"]))
  print(areEqual(["a"], [1, 2]))
  print(areEqual(numbers, words))
  print(areLike([1], ["a"]))
  print(areLike(["a"], [1]))
  print(areLike([1, 2], words))
  print(areLike(numbers, words))
  print(Pair(a: [1], b: ["x"]))
  print(Lists(items: [1], more: ["a"]))
  print(joined([1], ["a"]), areLike([1], [1.5]), areEqual([1], [1.5]), areLike([], ["a"]))
}
// expect error 8:9: conflicting arguments to generic parameter 'T' ('[Int]' vs. '[String]')
// expect error 8:18: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
// expect error 9:9: conflicting arguments to generic parameter 'T' ('[String]' vs. '[Int]')
// expect error 9:18: conflicting arguments to generic parameter 'Element' ('String' vs. 'Int')
// expect error 10:9: conflicting arguments to generic parameter 'T' ('[Int]' vs. '[String]')
// expect error 11:9: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
// expect error 12:9: conflicting arguments to generic parameter 'T' ('String' vs. 'Int')
// expect error 13:18: cannot convert value of type 'Int' to expected element type 'String'
// expect error 13:21: cannot convert value of type 'Int' to expected element type 'String'
// expect error 14:26: cannot convert value of type '[String]' to expected argument type '[Int]'
// expect error 15:9: conflicting arguments to generic parameter 'T' ('[Int]' vs. '[String]')
// expect error 15:17: conflicting arguments to generic parameter 'Element' ('Int' vs. 'String')
// expect error 16:9: conflicting arguments to generic parameter 'T' ('Int' vs. 'String')
