let m = 3
let t = if m == 2 { 1 } else { nil }
let q = if m == 2 { Int("1") } else { nil }
let s = switch m { case 1: nil; default: "a" }
// expect error 2:32: 'nil' requires a contextual type
// expect error 3:39: 'nil' requires a contextual type
// expect error 4:28: 'nil' requires a contextual type
