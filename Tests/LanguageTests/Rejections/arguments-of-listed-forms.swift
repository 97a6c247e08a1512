print(Int.random(in: 3))
print([Int](repeating: 0, count: 2), String(repeating: "a", count: 2), Int.random(in: 1...1))
let line = String(repeating: 3, count: 2)
// expect error 1:11: no exact matches in call to static method 'random'
// expect error 3:12: no exact matches in call to initializer
