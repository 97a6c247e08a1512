guard let first = Int("42") else { fatalError() }
func double() -> Int { first * 2 }
let closure = { print("closure", first) }
defer { print("deferred", first) }
guard var second = Optional(1), let third = Int("7"), second < third else { fatalError() }
func raise() -> Int {
  second += 1
  return first + second + third
}
second += third
closure()
print(double(), raise(), second)
guard case .some(let fourth) = Optional("four"), case let (x, y) = (1, 2), !fourth.isEmpty else { fatalError() }
func say() { print(fourth, x, y) }
say()
// expect: closure 42
// expect: 84 58 9
// expect: four 1 2
// expect: deferred 42
