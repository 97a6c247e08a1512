let a = [3, 1]; let s = ["a", "b"]
let f1 = a.sorted; print(type(of: f1))
let f2 = a.min; print(type(of: f2))
let f3 = a.reversed; print(type(of: f3))
let f4 = a.shuffled; print(type(of: f4))
let f5 = s.joined; print(type(of: f5))
let f6 = a.randomElement; print(type(of: f6))
let f7 = "abc".uppercased; print(type(of: f7))
let f8 = a.dropFirst; print(type(of: f8))
let f10 = a.enumerated; print(type(of: f10))
let f11 = 5.advanced; print(type(of: f11))
let f13 = a.max; print(type(of: f13))
// expect: () -> Array<Int>
// expect: () -> Optional<Int>
// expect: () -> ReversedCollection<Array<Int>>
// expect: () -> Array<Int>
// expect: (String) -> String
// expect: () -> Optional<Int>
// expect: () -> String
// expect: (Int) -> ArraySlice<Int>
// expect: () -> EnumeratedSequence<Array<Int>>
// expect: (Int) -> Int
// expect: () -> Optional<Int>
