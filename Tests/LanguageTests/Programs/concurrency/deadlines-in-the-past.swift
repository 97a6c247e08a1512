// What is due already is run at once; a function that never returns.
import Foundation
func die() -> Never { abort() }
let t = DispatchTime.now() - 5
print(t < DispatchTime.now(), DispatchTime.now() - .seconds(1) < .now())
DispatchQueue.main.asyncAfter(deadline: .now() - 5) { print("late"); exit(0) }
RunLoop.main.run()
// expect: true true
// expect: late
