// Swift follows what it knows: ends that control can't reach need no `return`.
enum Signal {
  case red, green
  case blinking(Int)
}

func always(_ number: Int?) -> Int {
  guard true else {}
  return number ?? 0
}

func adult() -> String {
  let age = 20
  guard age >= 18, age < 130 else { print("minor") }
  return "adult of \(age)"
}

func unwrapped() -> Int {
  let number: Int? = 3
  guard let number else { print("none") }
  return number
}

func missing() -> String {
  let number: Int? = nil
  guard let number else { return "missing" }
}

func known() -> String {
  let signal = Signal.blinking(2)
  switch signal {
  case .blinking: return "blinking"
  default: print("steady")
  }
}

func endless() -> Int {
  let isDone = false
  var rounds = 0
  while !isDone {
    rounds += 1
    if rounds == 3 { return rounds }
  }
}

func matched() -> Int {
  let signal = Signal.green
  guard case .green = signal else { print("other") }
  if false { print("never") } else { return 1 }
}

print(always(4), always(nil))
print(adult())
print(unwrapped(), missing())
print(known(), endless(), matched())

let level: Int? = 7
guard let level = level else { print("no level") }
print(level)
// expect: 4 0
// expect: adult of 20
// expect: 3 missing
// expect: blinking 3 1
// expect: 7
