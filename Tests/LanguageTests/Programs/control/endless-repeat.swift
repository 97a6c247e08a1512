func firstFree(_ used: Set<Int>) -> Int {
  var number = 1
  repeat {
    if !used.contains(number) { return number }
    number += 1
  } while true
}

func label(of name: String, besides others: [String]) -> String {
  var number = 2
  search: repeat {
    let label = "\(name) \(number)"
    number += 1
    if others.contains(label) { continue search }
    return label
  } while true
}

func lastPower(below limit: Int) -> Int {
  var power = 1
  while true {
    guard power * 2 < limit else { return power }
    power *= 2
  }
}

func countdown(_ start: Int) -> [Int] {
  var left = start
  var seen: [Int] = []
  repeat {
    seen.append(left)
    left -= 1
    if left == 0 { break }
  } while true
  return seen
}

print(firstFree([1, 2, 4]), firstFree([]))
print(label(of: "Page", besides: ["Page 2", "Page 3"]))
print(lastPower(below: 100), countdown(3))
// expect: 3 1
// expect: Page 4
// expect: 64 [3, 2, 1]
