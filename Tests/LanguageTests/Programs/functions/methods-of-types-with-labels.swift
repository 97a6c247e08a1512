struct P { var a: Int; func isOlder(than o: P) -> Bool { a > o.a } ; func with(x: Int, y: Int) -> Int { a + x + y } }
print(P.isOlder(than:)(P(a: 3))(P(a: 1)))
print(P.with(x:y:)(P(a: 1))(2, 3))
let p = P(a: 5)
print(p.isOlder(than:)(P(a: 9)), [P(a: 6), P(a: 1)].map(p.isOlder(than:)))
// expect: true
// expect: 6
// expect: false [false, true]
