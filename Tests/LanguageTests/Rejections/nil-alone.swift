func f(_ s: String) -> Int? {
  guard let v = Int(s) else { nil }
  if s == "" { nil }
  return v
}
let inner = (nil, (2, 3))
let d = (1, nil)
// expect error 2: 'nil' requires a contextual type
// expect error 3: 'nil' requires a contextual type
// expect error 6: 'nil' requires a contextual type
// expect error 7: 'nil' requires a contextual type
