let options = [Int]()
print(options.randomElement() as Any)
print(Int.random(in: 0..<options.count))
// expect: nil
// expect trap: Can't get random value with an empty range
