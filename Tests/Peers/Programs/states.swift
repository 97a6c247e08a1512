enum State {
  case idle
  case counting(Int)
  case waiting(ticks: Int, then: Int)
  case done(total: Int)
}

func next(_ state: State, _ input: Int) -> State {
  switch state {
  case .idle: return .counting(input)
  case .counting(let n):
    if n >= 10 { return .waiting(ticks: input, then: n) }
    return .counting(n + input)
  case .waiting(let ticks, let n):
    if ticks == 0 { return .done(total: n) }
    return .waiting(ticks: ticks - 1, then: n)
  case .done: return .idle
  }
}

func main() {
  var state = State.idle
  var rounds = 0
  var total = 0
  for i in 0..<300_000 {
    state = next(state, i % 5)
    if case .done(let sum) = state {
      rounds += 1
      total += sum
    }
  }
  print(rounds, total)
}

main()
