break
func f() { continue }
for i in 0..<3 { if i == 1 { break } }
// expect error 1:1: 'break' is only allowed inside a loop, if, do, or switch
// expect error 2:12: 'continue' is only allowed inside a loop
