func f(_ s: String) -> Int? {
  guard let v = Int(s) else { nil }
  if s == "" { nil }
  return v
}
let inner = (nil, (2, 3))
let d = (1, nil)
// expect error 2:31: 'nil' requires a contextual type
// expect error 3:16: 'nil' requires a contextual type
// expect error 6:14: 'nil' requires a contextual type
// expect error 7:13: 'nil' requires a contextual type
