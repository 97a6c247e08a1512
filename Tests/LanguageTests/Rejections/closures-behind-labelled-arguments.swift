func apply(_ f: (Int) -> Int, to x: Int) -> Int { f(x) }
print(apply(to: 3) { $0 })
let y = apply(to: 3) { $0 + 1 }
// expect error 2:20: unnamed argument #2 must precede argument 'to'
// expect error 3:22: unnamed argument #2 must precede argument 'to'
