// Members and subscripts that keys, values, pairs and steps do not have.
let ages = ["a": 1]
let lists = [1: [1]]
_ = ages.keys.foo
_ = ages.values.sum()
_ = lists.values.first
_ = lists.keys.sorted().first
_ = ages.values.reduce(0, +)
_ = ages.keys.joined(separator: ",")
_ = ages.keys[0]
_ = ages.values[0]
_ = ages.keys.count
_ = ages.keys.push("a")
_ = ages.values.average
_ = [1, 2].enumerated().foo
_ = zip([1], [2]).foo
_ = stride(from: 0, to: 1, by: 1).foo
let rest = "abc".dropFirst()
_ = rest[0]
_ = rest[rest.startIndex]
_ = ages.keys[ages.keys.startIndex]
// expect error 4:15: value of type 'Dictionary<String, Int>.Keys' has no member 'foo'
// expect error 5:17: value of type 'Dictionary<String, Int>.Values' has no member 'sum'
// expect error 10:14: no exact matches in call to subscript
// expect error 11:16: no exact matches in call to subscript
// expect error 13:15: value of type 'Dictionary<String, Int>.Keys' has no member 'push'
// expect error 14:17: value of type 'Dictionary<String, Int>.Values' has no member 'average'
// expect error 15:25: value of type 'EnumeratedSequence<[Int]>' has no member 'foo'
// expect error 16:19: value of type 'Zip2Sequence<[Int], [Int]>' has no member 'foo'
// expect error 17:35: value of type 'StrideTo<Int>' has no member 'foo'
// expect error 19:9: no exact matches in call to subscript
