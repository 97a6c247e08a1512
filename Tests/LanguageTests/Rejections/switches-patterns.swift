enum D { case n, s, e, w }
let d = D.n
switch d { case .n: print(1)
case .s: print(2) }
let n = 3
switch n { case 1: print(1)
case 2...5: print(2) }
switch (d, true) { case (.n, true): print(1)
case (_, false): print(2) }
let o: Int? = 1
switch o { case .some(let v): print(v) }
switch "a" { case "a": print(1) }
let v = switch d { case .n: 1
case .s: 2 }
switch d { case .n: print(1)
 fallthrough
case .s, .e, .w: print(1)
case 5: print(1) }
// expect error 3:1: switch must be exhaustive
// expect error 6:1: switch must be exhaustive
// expect error 8:1: switch must be exhaustive
// expect error 11:1: switch must be exhaustive
// expect error 12:1: switch must be exhaustive
// expect error 13:9: switch must be exhaustive
// expect error 18:6: expression pattern of type 'Int' cannot match values of type 'D'
