struct Settings {
  var isFast: Bool { if true { return true } }
  var limit: Int {
    if false { print("never") } else { return 3 }
  }
}
print(Settings().isFast, Settings().limit)

func first() -> Int {
  if true {
    return 1
  } else {
    print("never")
  }
}
print(first())

enum Nothing {}
func never(_ nothing: Nothing) -> Int { switch nothing {} }
print(never as Any is (Nothing) -> Int)

func word(_ n: Int) -> String {
  switch n {
  case 0: fallthrough
  case 1: return "few"
  case let x where x < 0: return "none"
  default: return "many"
  }
}
print(word(0), word(1), word(-1), word(9))

func raise(_ n: inout Int, by steps: [Int]) {
  func up(_ step: Int) { n += step }
  steps.forEach { n += $0 }
  steps.forEach(up)
  let copy = { [n] in n }
  print(copy())
}
var n = 1
raise(&n, by: [1, 2])
print(n)
// expect: true 3
// expect: 1
// expect: true
// expect: few few none many
// expect: 7
// expect: 7
