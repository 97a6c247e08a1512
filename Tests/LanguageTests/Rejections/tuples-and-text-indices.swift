let pairs = [(1, 2), (3, 4)]
for (a, b, c) in pairs { print(a) }
let (x, y, z) = (1, 2)
let s = "hello"
print(s[0])
print(s[0..<2])
print(s[1...])
let c: Character = s[0]
var t = "a"
t[0] = "b"
let d = ["a": 1]
for (k, v, w) in d { print(k) }
for (i, v) in [1, 2] { print(i) }
let (m) = 1
let (p, q) = 5
// expect error 2:18: pattern cannot match values of type '(Int, Int)'
// expect error 3:17: '(Int, Int)' is not convertible to '(Int, Int, _)', tuples have a different number of elements
// expect error 5:7: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 6:7: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 7:7: 'subscript(_:)' is unavailable: cannot subscript String with an integer range, use a String.Index range instead.
// expect error 8:20: 'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.
// expect error 10:2: cannot assign through subscript: subscript is get-only
// expect error 12:18: pattern cannot match values of type '(key: String, value: Int)'
// expect error 13:15: tuple pattern cannot match values of non-tuple type 'Int'
// expect error 15:14: cannot convert value of type 'Int' to specified type '(_, _)'
