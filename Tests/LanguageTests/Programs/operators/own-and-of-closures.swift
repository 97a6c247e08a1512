typealias Test<T> = (T) -> Bool
func && <T>(a: @escaping Test<T>, b: @escaping Test<T>) -> Test<T> { { a($0) && b($0) } }
print((1...10).filter({ $0 > 3 } && { $0 % 2 == 0 }))
let short: Test<String> = { $0.count < 3 }
print(["a", "abc", ""].filter(short && { !$0.isEmpty }))
print(true && 3 > 2)
// expect: [4, 6, 8, 10]
// expect: ["a"]
// expect: true
