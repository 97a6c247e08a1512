let s: Set = [1, 5, 9]
print(s.contains { $0 > 4 }, s.contains { $0 > 40 })
print(s.contains(where: { $0 > 4 }))
print(s.contains(5))
let d: Dictionary = ["a": 1]
print(d.contains { $0.value == 1 }, d.contains(where: { $0.key == "b" }))
print([1,2].contains { $0 == 2 }, (1...3).contains { $0 == 7 }, "abc".contains { $0 == "c" })
// expect: true false
// expect: true
// expect: true
// expect: true false
// expect: true false true
