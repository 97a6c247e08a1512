let xs = [1, 2, 3]
let r = xs.map { x in if x > 1 { return "a" } else { return nil } }
func f<T>(_ g: (Int) -> T) -> T { g(2) }
let s = f { x in
  if x == 2 { return "bar" }
  return nil
}
let t = xs.map { x in
  let y = x * 2
  guard y > 2 else { return nil }
  return y
}
// expect error 2:61: 'nil' is not compatible with closure result type 'String'
// expect error 6:10: 'nil' is not compatible with closure result type 'String'
// expect error 10:29: 'nil' requires a contextual type
