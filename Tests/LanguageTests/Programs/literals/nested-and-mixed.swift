// Nested literals of values with nothing in common.
let b = [[1], ["a"]]
print(type(of: b), b)
let c = [["a": 1], ["b": "x"]]
print(type(of: c))
let e = [[1, "a"] as [Any], [2]]
print(type(of: e), e)
print(type(of: [[1, "a"], [2]]), type(of: [["a": 1, "b": "c"], ["d": 2.5]]))
struct P {}; struct Q {}
print(type(of: [[P()], [Q()]]), type(of: [[P()], []]), type(of: [[], [1]]))
// expect: Array<Array<Any>> [[1], ["a"]]
// expect: Array<Dictionary<String, Any>>
// expect: Array<Array<Any>> [[1, "a"], [2]]
// expect: Array<Array<Any>> Array<Dictionary<String, Any>>
// expect: Array<Array<Any>> Array<Array<P>> Array<Array<Int>>
