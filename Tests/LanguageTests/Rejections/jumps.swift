func f(_ n: Int) {
  if n > 1 { break }
  continue
  break
}
for i in 0..<3 { if i == 1 { break } }
outer: for i in 0..<3 { break inner }
do { break }
let c = { break }
switch 1 { case 1: continue
default: break }
// expect error 2:14: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do
// expect error 3:3: 'continue' is only allowed inside a loop
// expect error 4:3: 'break' is only allowed inside a loop, if, do, or switch
// expect error 7:31: cannot find label 'inner' in scope
// expect error 8:6: unlabeled 'break' is only allowed inside a loop or switch, a labeled break is required to exit an if or do
// expect error 9:11: 'break' is only allowed inside a loop, if, do, or switch
// expect error 10:20: 'continue' is only allowed inside a loop
