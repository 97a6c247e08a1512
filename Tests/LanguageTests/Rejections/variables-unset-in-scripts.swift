struct P { var x: Int; var y: [Int]; mutating func go() { x = 1 }; var z: Int { get { 1 } set { x = newValue } }; subscript(i: Int) -> Int { get { x } set { x = newValue } } }
var d: [String: Int]
d["a"] = 1
var s: [Int]
s.append(1)
print(s)
var n: Int
n += 1
var m: Int
print(m)
print(m)
var p: P
p.x = 1
print(p)
var q: P
q.go()
var r: P
r[1] += 1
var u: Int
let v = u
var e: [Int]
e[0] += 1
var k: Int
k = m
if Bool.random() { k = u }
// expect error 3:8: variable 'd' used before being initialized
// expect error 5:3: variable 's' used before being initialized
// expect error 8:3: variable 'n' passed by reference before being initialized
// expect error 10:7: variable 'm' used before being initialized
// expect error 11:7: variable 'm' used before being initialized
// expect error 13:5: struct 'p' must be completely initialized before a member is stored to
// expect error 16:3: variable 'q' used before being initialized
// expect error 18:1: variable 'r' used before being initialized
// expect error 20:9: variable 'u' used before being initialized
// expect error 22:1: variable 'e' used before being initialized
// expect error 24:3: variable 'm' used before being initialized
// expect error 25:22: variable 'u' used before being initialized
