// Conditions that Swift calculates: what they rule out needs no return.
func literals(_ n: Int) -> Int { if 3 > 2 { return n } }
func arithmetic() -> String {
  let age = 3
  let isOld = age + 1 > 3
  guard isOld else { }
  let product = age * 5 - 1
  if product % 2 == 0, product / 7 == 2 { return "even" }
}
func negated() -> Int {
  let isOff = !true, depth = -5
  if !isOff { if depth < 0 { return depth } }
}
func switched() -> String {
  switch 3 {
  case 3: return "three"
  default: break
  }
}
func several() -> String {
  let pair = (1, true)
  switch pair {
  case (1, false): print("no")
  case (1, true): return "pair"
  default: break
  }
}
func element() -> Int {
  let state = (count: 2, isOn: true)
  if state.isOn { return state.count }
}
func chosen() -> Int {
  let choice = true ? 1 : 2
  if choice == 1 { return choice }
}
func kept() -> Int {
  var isOn = true
  if isOn { return 1 }
}
func real() -> Double {
  let ratio = 2.5
  if ratio * 2 >= 5 { return ratio }
}
func quiet() -> Int {
  do { return 3 } catch { print("never") }
}
func assigned() -> Int {
  let value: Int
  if true { value = 4 }
  return value
}
func looping(_ n: Int) -> Int {
  while 1 < 2 { if n > 3 { return n } else { return 8 } }
}
print(literals(1), arithmetic(), negated(), switched(), several(), element(), chosen(), kept(), real(), quiet(), assigned())
print(looping(1), looping(5))
// expect: 1 even -5 three pair 2 1 1 2.5 3 4
// expect: 8 5
