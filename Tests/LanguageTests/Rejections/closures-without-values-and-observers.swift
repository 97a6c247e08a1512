let ages: [Int?] = [1]
let r = ages.compactMap { u in
  guard let a = u else { return }
  return a }
for _ in 1...3 { print(_) }
func f() { let x = _ ; print(_ + 1); _ = 3; let (_, y) = (1, 2); print(y) }
func g() { var x: Int { didSet { print(x) } } }
var v66: String { didSet { } }
let fm = [1].flatMap { x in
  if x > 1 { return }
  return [x] }
// expect error 4:10: cannot convert value of type 'Int' to closure result type '()'
// expect error 5:24: '_' can only appear in a pattern or on the left side of an assignment
// expect error 6:20: '_' can only appear in a pattern or on the left side of an assignment
// expect error 6:30: '_' can only appear in a pattern or on the left side of an assignment
// expect error 7:16: non-member observing properties require an initializer
// expect error 8:5: non-member observing properties require an initializer
// expect error 11:10: cannot convert value of type '[Int]' to closure result type '()'
